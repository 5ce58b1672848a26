import base64url from 'crypto-js/enc-base64url.js'
import utf8 from 'crypto-js/enc-utf8.js'
import WordArray from 'crypto-js/lib-typedarrays.js'
import {
  CONTENT_ENCRYPTION,
  KEY_WRAPPING,
  type SealedAnswerHeader,
  type SealedRequest,
} from '#contract/sealed.ts'
import { bytesOf, decrypt, encrypt } from './a256cbcHs512.ts'
import { wrapKey } from './wrapKey.ts'

/** The server's key, as `rsaKey` gives it. */
export interface SealingKey {
  kid: string
  /** PEM. */
  publicKey: string
}

/** A sealed request, with the function that opens its answer. */
export interface SealedCall {
  jwe: string
  /** The answer's text; undefined when it is not the answer to this request, or was changed on its way. */
  open(jwe: string): string | undefined
  /** Opens the part of a file with this number; undefined as for `open`. */
  openPart(jwe: string, part: number): Uint8Array | undefined
}

/** Seals a request under fresh keys: one for it, one for its answer. */
export function sealRequest(
  { kid, publicKey }: SealingKey,
  request: Omit<SealedRequest, 'nonce' | 'key'>,
): SealedCall {
  const contentKey = randomBytes(64)
  const answerKey = randomBytes(64)
  const nonce = text64(randomBytes(16))
  const header = headerText({ alg: KEY_WRAPPING, enc: CONTENT_ENCRYPTION, kid })
  const inside: SealedRequest = { ...request, nonce, key: text64(answerKey) }
  const { iv, ciphertext, tag } = encrypt(contentKey, header, JSON.stringify(inside))
  const wrapped = wrapKey(publicKey, contentKey)
  return {
    jwe: [header, wrapped, ...[iv, ciphertext, tag].map((part) => base64url.stringify(part))].join(
      '.',
    ),
    open: (jwe) => openWords(jwe, answerKey, { nonce })?.toString(utf8),
    openPart(jwe, part) {
      const words = openWords(jwe, answerKey, { nonce, part })
      return words && bytesOf(words)
    },
  }
}

function openWords(
  jwe: string,
  key: Uint8Array,
  place: Pick<SealedAnswerHeader, 'nonce' | 'part'>,
) {
  const [header = '', wrapped, iv = '', ciphertext = '', tag = '', ...more] = jwe.split('.')
  const expected: SealedAnswerHeader = { alg: 'dir', enc: CONTENT_ENCRYPTION, ...place }
  if (wrapped !== '' || more.length > 0 || !isHeader(header, expected)) return undefined
  return decrypt(key, header, {
    iv: base64url.parse(iv),
    ciphertext: base64url.parse(ciphertext),
    tag: base64url.parse(tag),
  })
}

function isHeader(text: string, expected: SealedAnswerHeader): boolean {
  try {
    const header: unknown = JSON.parse(base64url.parse(text).toString(utf8))
    return JSON.stringify(header) === JSON.stringify(expected)
  } catch {
    return false
  }
}

const headerText = (header: object) => base64url.stringify(utf8.parse(JSON.stringify(header)))

/** Not the browser's `crypto.subtle`, which plain http lacks; this part of it is everywhere. */
const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))

const text64 = (bytes: Uint8Array) =>
  base64url.stringify(WordArray.create(bytes as unknown as number[]))
