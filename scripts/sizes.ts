/** Prints the ten largest files, functions and folders of the code, tests left out: `npm run sizes`. */
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import ts from 'typescript';
import { readCommandLine } from './command-line.ts';

const USAGE = `npm run sizes

  Prints the ten largest files, functions and folders of the code, tests left out.`;
readCommandLine(USAGE, {}, { positionals: false });

const MODULES = '{src,scripts,netlify,data}/**/*.{ts,mjs,astro}';
const TESTS = /\.test\.ts$/;
const LISTED = 10;

interface Size {
  /** Lines of a file or a function; modules of a folder. */
  size: number;
  name: string;
}

/** Every function of a file, those within others too, by the lines from its first word to its last. */
function functionsOf(file: string, text: string): Size[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line + 1;
  const found: Size[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const first = lineOf(node.getStart(source));
      found.push({ size: lineOf(node.end) - first + 1, name: `${file}:${first} ${nameOf(node, source)}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The name of a function, else of what it is assigned to. */
function nameOf(node: ts.SignatureDeclaration, source: ts.SourceFile): string {
  if (node.name) return node.name.getText(source);
  const { parent } = node;
  const isNamed = ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent);
  return isNamed ? parent.name.getText(source) : '(no name)';
}

function print(title: string, unit: string, sizes: readonly Size[]): void {
  console.log(`\n${title}`);
  for (const { size, name } of sizes.toSorted((a, b) => b.size - a.size).slice(0, LISTED))
    console.log(`${String(size).padStart(5)} ${unit}  ${name}`);
}

const files = globSync(MODULES)
  .filter((file) => !TESTS.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const modules = new Map<string, number>();
for (const { file } of files) modules.set(dirname(file), (modules.get(dirname(file)) ?? 0) + 1);

print(
  'Largest files',
  'lines',
  files.map(({ file, text }) => ({ size: text.trimEnd().split('\n').length, name: file })),
);
print(
  'Largest functions',
  'lines',
  files.filter(({ file }) => !file.endsWith('.astro')).flatMap(({ file, text }) => functionsOf(file, text)),
);
print(
  'Largest folders',
  'modules',
  Array.from(modules, ([name, size]) => ({ size, name })),
);
