import AES from 'crypto-js/aes.js'
import latin1 from 'crypto-js/enc-latin1.js'
import utf8 from 'crypto-js/enc-utf8.js'
import HmacSHA512 from 'crypto-js/hmac-sha512.js'
import WordArray from 'crypto-js/lib-typedarrays.js'

type Words = ReturnType<typeof WordArray.create>

/** Half of the 64 bytes authenticates, the other half encrypts (RFC 7518, section 5.2.5). */
const HALF = 32

export interface Encrypted {
  iv: Words
  ciphertext: Words
  tag: Words
}

/** Encrypts a text with a key of 64 bytes; `header` is authenticated with it. The initialisation vector is fresh each time. */
export function encrypt(key: Uint8Array, header: string, text: string): Encrypted {
  const iv = wordsOf(crypto.getRandomValues(new Uint8Array(16)))
  const { ciphertext } = AES.encrypt(utf8.parse(text), wordsOf(key.subarray(HALF)), { iv })
  return { iv, ciphertext, tag: tagOf(key, header, iv, ciphertext) }
}

/** Returns the plaintext, or undefined when any part was changed: nothing is decrypted before the tag is verified. */
export function decrypt(
  key: Uint8Array,
  header: string,
  { iv, ciphertext, tag }: Encrypted,
): Words | undefined {
  if (!isSame(tagOf(key, header, iv, ciphertext), tag)) return undefined
  const encrypted = { ciphertext } as Parameters<typeof AES.decrypt>[0]
  return AES.decrypt(encrypted, wordsOf(key.subarray(HALF)), { iv })
}

function tagOf(key: Uint8Array, header: string, iv: Words, ciphertext: Words): Words {
  const headerBits = WordArray.create([0, header.length * 8])
  const signed = latin1.parse(header).concat(iv).concat(ciphertext).concat(headerBits)
  const { words } = HmacSHA512(signed, wordsOf(key.subarray(0, HALF)))
  return WordArray.create(words.slice(0, HALF / 4), HALF)
}

/** Takes as long for the first byte that differs as for the last. */
function isSame(one: Words, other: Words): boolean {
  if (one.sigBytes !== other.sigBytes) return false
  const differing = one.words.reduce(
    (sum, word, index) => sum | (word ^ (other.words[index] ?? 0)),
    0,
  )
  return differing === 0
}

/** The library holds four bytes in a word, the first on top. */
export function bytesOf({ words, sigBytes }: Words): Uint8Array {
  const bytes = new Uint8Array(sigBytes)
  for (let index = 0; index < sigBytes; index++)
    bytes[index] = (words[index >>> 2] ?? 0) >>> (24 - (index % 4) * 8)
  return bytes
}

// The library's types expect words; its module for typed arrays accepts bytes.
const wordsOf = (bytes: Uint8Array): Words => WordArray.create(bytes as unknown as number[])
