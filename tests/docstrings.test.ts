import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const isOwn = (file: string): boolean => !/\.(?:test|spec|d)\.ts$/.test(file);

/** What a file exports of its own by a list, `export { one, other as another }`, by the names that it has within. */
function listedBy({ statements }: ts.SourceFile): string[] {
  return statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier !== undefined) return [];
    const list = statement.exportClause;
    return list !== undefined && ts.isNamedExports(list)
      ? list.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
      : [];
  });
}

/** Whether an expression is a function or a class, whatever is said of its type. */
function isCallable(expression: ts.Expression): boolean {
  if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression) || ts.isParenthesizedExpression(expression))
    return isCallable(expression.expression);
  return ts.isArrowFunction(expression) || ts.isFunctionExpression(expression) || ts.isClassExpression(expression);
}

/** The functions, classes, types and constants that a statement declares, by name. */
function declaredBy(statement: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return [statement.name?.text ?? 'default'];
  if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement) || ts.isEnumDeclaration(statement))
    return [statement.name.text];
  // What is the default and no function is the one thing its file is about, such as a check, which describes itself.
  if (ts.isExportAssignment(statement)) return isCallable(statement.expression) ? ['default'] : [];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
}

/** Whether a comment that begins with two stars stands right before a statement. */
function isDescribed(statement: ts.Statement, source: ts.SourceFile): boolean {
  const last = ts.getLeadingCommentRanges(source.text, statement.pos)?.at(-1);
  return last !== undefined && /^\/\*\*[^/]/.test(source.text.slice(last.pos, last.end));
}

/**
 * What a file exports that no docstring stands before. Of several signatures, and of a type that has the name of its
 * schema, one has it: whoever asks for the name is shown that.
 */
function undescribedIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const listed = new Set(listedBy(source));
  const seen = new Set(source.statements.flatMap((one) => (isDescribed(one, source) ? declaredBy(one) : [])));
  return source.statements.flatMap((statement) => {
    const isExported =
      ts.isExportAssignment(statement) ||
      (ts.canHaveModifiers(statement) &&
        ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true);
    const names = declaredBy(statement).filter((name) => (isExported || listed.has(name)) && !seen.has(name));
    for (const name of names) seen.add(name);
    if (isDescribed(statement, source)) return [];
    const { line } = source.getLineAndCharacterOfPosition(statement.getStart(source));
    return names.map((name) => `${file}:${line + 1} ${name}`);
  });
}

test('every exported function, class, type and constant says what it is for', () => {
  const files = globSync('{data,netlify,scripts,src}/**/*.ts').filter(isOwn).sort();
  expect(files.flatMap((file) => undescribedIn(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  ['a function', 'export function one() {}', ['one']],
  ['an asynchronous one', 'export async function one() {}', ['one']],
  ['the default', 'export default function () {}', ['default']],
  ['a class', 'export class One {}', ['One']],
  ['a constant that is a function', 'export const one = () => 1;', ['one']],
  ['one held to a type', 'export const one = ((a) => a) satisfies Two;', ['one']],
  ['an arrow as the default', 'export default () => 1;', ['default']],
  ['one exported by a list', 'function one() {}\nexport { one as other };', ['one']],
  ['one behind a comment of another kind', '/** What is below. */\n// But no.\nexport function one() {}', ['one']],
  ['one described', '/** Gives one. */\nexport function one() {}', []],
  [
    'the signatures of one described',
    '/** Gives one. */\nexport function one(a: 1): 1;\nexport function one(a) {}',
    [],
  ],
  ['a constant', 'export const ONE = 1;', ['ONE']],
  ['several constants of one statement', 'export const ONE = 1, TWO = 2;', ['ONE', 'TWO']],
  ['an interface', 'export interface One {}', ['One']],
  ['a type', 'export type One = 1;', ['One']],
  ['a type exported by a list', 'type One = 1;\nexport { type One };', ['One']],
  ['the type of a schema described', '/** One. */\nexport const One = z.number();\nexport type One = 1;', []],
  ['a schema whose type is described', 'export const One = z.number();\n/** One. */\nexport type One = 1;', []],
  ['a schema and its type', 'export const One = z.number();\nexport type One = 1;', ['One']],
  ['a default that is no function', 'export default { one: 1 };', []],
  ['what is not exported', 'function one() {}', []],
  ['what is passed on', "export { one } from './one.ts';", []],
])('%s', (_, text, names) => {
  expect(undescribedIn('a.ts', text).map((found) => found.split(' ')[1])).toEqual(names);
});
