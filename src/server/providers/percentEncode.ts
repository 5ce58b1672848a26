/**
 * Percent-encodes a text by RFC 3986, as providers sign it: `encodeURIComponent` leaves five more characters unescaped.
 */
export const percentEncode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
