const HOME = '/'
/** A base origin for resolving; only checks whether the address stays on it. */
const HERE = 'https://here.invalid'

/**
 * Returns a path of this site, or the home page for anything else: other origins, schemes, `//host`, `/\host` and
 * control characters, as browsers interpret them (specification, section 2 "redirect").
 */
export function safeRedirect(target: string): string {
  if (!target.startsWith('/')) return HOME
  const url = parse(target)
  return url?.origin === HERE ? `${url.pathname}${url.search}${url.hash}` : HOME
}

function parse(target: string): URL | null {
  try {
    return new URL(target, HERE)
  } catch {
    return null
  }
}
