/** JSON Schema as far as it says what a consumer may rely on. */
interface Node {
  type?: string | string[];
  properties?: Record<string, Node>;
  required?: string[];
  items?: Node;
  anyOf?: Node[];
}

/**
 * What a consumer of an older schema would miss under a newer one: fields that are gone, fields that may now be absent,
 * types that were not there. Fields and values may be added.
 * @returns a sentence each, with the path of the field
 */
export function schemaBreaks(before: unknown, after: unknown, path = ''): string[] {
  const [older, newer] = [before as Node, after as Node];
  const breaks: string[] = [];
  const [was, is] = [typesOf(older), typesOf(newer)];
  const strange = [...is].filter((type) => !was.has(type) && !(type === 'integer' && was.has('number')));
  if (was.size > 0 && strange.length > 0)
    breaks.push(
      `${path || 'The file'}: expected ${[...was].join(' or ')}, as released; now also ${strange.join(' or ')}.`,
    );

  const [oldNode, newNode] = [solid(older), solid(newer)];
  for (const [name, field] of Object.entries(oldNode.properties ?? {})) {
    const place = path === '' ? name : `${path}.${name}`;
    const next = newNode.properties?.[name];
    if (next === undefined) {
      breaks.push(`${place}: expected the field to stay, as released.`);
      continue;
    }
    if (oldNode.required?.includes(name) && !newNode.required?.includes(name))
      breaks.push(`${place}: expected the field to be there always, as released.`);
    breaks.push(...schemaBreaks(field, next, place));
  }
  if (oldNode.items)
    breaks.push(
      ...(newNode.items
        ? schemaBreaks(oldNode.items, newNode.items, `${path}[]`)
        : [`${path}: expected a list, as released.`]),
    );
  return breaks;
}

function typesOf(node: Node): Set<string> {
  return new Set([...[node.type ?? []].flat(), ...(node.anyOf ?? []).flatMap((option) => [...typesOf(option)])]);
}

/** The part of a schema that describes an object or a list: itself, or the option beside null. */
function solid(node: Node): Node {
  return node.anyOf?.map(solid).find((option) => option.properties !== undefined || option.items !== undefined) ?? node;
}
