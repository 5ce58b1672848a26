const NAME = 'userToken'

/** `document`, as far as cookies go. */
export interface CookieJar {
  cookie: string
}

export interface TokenStore {
  /** The token this tab works with, whatever other tabs do to the cookie meanwhile. */
  get(): string | undefined
  /** The token of a login that another tab has stored since. */
  ofOtherTab(): string | undefined
  /** Stores the token until `expiresAt` (ISO 8601), or until the browser closes. */
  set(token: string, expiresAt?: string): void
  /** Removes the token, but leaves the cookie alone when another tab has stored its own login there. */
  clear(): void
}

/**
 * The login token in a cookie, as the specification keeps it (section 6). It reaches the server
 * only as a header; the cookie is storage, which is why no other site can make use of it.
 * `secure` is true on https.
 */
export function createTokenStore(jar: CookieJar, { secure }: { secure: boolean }): TokenStore {
  const write = (value: string, more: string) => {
    const safe = secure ? '; Secure' : ''
    jar.cookie = `${NAME}=${value}; Path=/; SameSite=Lax${safe}${more}`
  }
  let held = readCookie(jar.cookie)
  return {
    get: () => held,
    ofOtherTab() {
      const stored = readCookie(jar.cookie)
      return stored === held ? undefined : stored
    },
    set(token, expiresAt) {
      held = token
      write(token, expiresAt === undefined ? '' : `; Expires=${new Date(expiresAt).toUTCString()}`)
    },
    clear() {
      const cookieToken = readCookie(jar.cookie)
      if (cookieToken === undefined || cookieToken === held) write('', '; Max-Age=0')
      held = undefined
    },
  }
}

/** Accepts only the contract's format of a token: another program on the same host may have written the cookie. */
function readCookie(text: string): string | undefined {
  const found = text.split('; ').find((one) => one.startsWith(`${NAME}=`))
  const value = found?.slice(NAME.length + 1) ?? ''
  return /^[A-Za-z0-9_-]+$/.test(value) ? value : undefined
}
