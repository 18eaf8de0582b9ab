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
function isCallable(expression: ts.Expression | undefined): boolean {
  if (expression === undefined) return false;
  if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression) || ts.isParenthesizedExpression(expression))
    return isCallable(expression.expression);
  return ts.isArrowFunction(expression) || ts.isFunctionExpression(expression) || ts.isClassExpression(expression);
}

/** The functions and classes that a statement declares, by name. */
function declaredBy(statement: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return [statement.name?.text ?? 'default'];
  if (ts.isExportAssignment(statement)) return isCallable(statement.expression) ? ['default'] : [];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    ts.isIdentifier(name) && isCallable(initializer) ? [name.text] : [],
  );
}

/** Whether a comment that begins with two stars stands right before a statement. */
function isDescribed(statement: ts.Statement, source: ts.SourceFile): boolean {
  const last = ts.getLeadingCommentRanges(source.text, statement.pos)?.at(-1);
  return last !== undefined && /^\/\*\*[^/]/.test(source.text.slice(last.pos, last.end));
}

/** The exported functions and classes of a file that no docstring stands before; of several signatures the first has it. */
function undescribedIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const listed = new Set(listedBy(source));
  const seen = new Set<string>();
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

test('every exported function and class says what it is for', () => {
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
  ['a constant that is none', 'export const ONE = 1;', []],
  ['what is not exported', 'function one() {}', []],
  ['what is passed on', "export { one } from './one.ts';", []],
])('%s', (_, text, names) => {
  expect(undescribedIn('a.ts', text).map((found) => found.split(' ')[1])).toEqual(names);
});
