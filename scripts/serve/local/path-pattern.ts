/**
 * A path pattern of _headers or netlify.toml as a regular expression: `:name` stands for one segment, a lone `*` for any rest, `*`
 * within a segment for anything. Groups are named, the star's `splat`. A slash at the end makes no difference.
 */
export function pathPattern(pattern: string): RegExp {
  const segments = pattern.split('/').filter((segment) => segment !== '');
  const parts = segments.map((segment) => {
    if (segment === '*') return '(?:/(?<splat>.*))?';
    if (segment.startsWith(':')) return `/(?<${segment.slice(1).replace(/\W/g, '_')}>[^/]+)`;
    return `/${segment.replace(/[\\^$.+?()[\]{}|]/g, '\\$&').replaceAll('*', '.*')}`;
  });
  return new RegExp(`^${parts.join('')}/?$`, 'iu');
}
