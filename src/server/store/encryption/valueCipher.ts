import {
  type OperationNode,
  ParensNode,
  PrimitiveValueListNode,
  ValueListNode,
  ValueNode,
} from 'kysely'
import type { FieldCipher } from '#server/encryption/fieldCipher.ts'
import { BadData } from '../databaseError.ts'
import type { Encryption, Kept } from './encryptedColumns.ts'
import { withNames } from './fileNames.ts'
import { keptText } from './keptText.ts'

/** Encrypts the values of a query's columns; null stays null, and an empty text is not encrypted. */
export interface ValueCipher {
  encrypt(value: unknown, column: string, how: Encryption): string | null
  /** Search data stored beside the value; null for null. */
  kept(value: unknown, column: string, kept: Kept): string | null
  /** Replaces a value or a list of values by hashes. */
  hashed(node: OperationNode, column: string): OperationNode
}

export function valueCipher(cipher: FieldCipher, orgId: string | undefined): ValueCipher {
  const field = (column: string) => {
    if (orgId === undefined) throw new TypeError(`${column} is encrypted: it needs an organisation`)
    return { orgId, column }
  }
  const keptOf = (value: unknown, column: string, kept: Kept) => {
    const text = textOf(value, column)
    return text === null ? null : keptText(text, kept, cipher, field(column))
  }
  const hashed = (node: OperationNode, column: string): OperationNode => {
    const of = (value: unknown) => keptOf(value, column, 'hash')
    if (ValueNode.is(node))
      return node.value === null ? node : ({ ...node, value: of(node.value) } as ValueNode)
    if (PrimitiveValueListNode.is(node)) return PrimitiveValueListNode.create(node.values.map(of))
    if (ValueListNode.is(node))
      return ValueListNode.create(node.values.map((value) => hashed(value, column)))
    if (ParensNode.is(node)) return ParensNode.create(hashed(node.node, column))
    throw new TypeError(`${column} is encrypted and compares with values only`)
  }
  return {
    kept: keptOf,
    hashed,
    encrypt(value, column, how) {
      const text = textOf(value, column)
      if (text === null) return null
      const seal = (one: string) => (one === '' ? '' : cipher.encrypt(storable(one), field(column)))
      if (how === 'files') return JSON.stringify(withNames(JSON.parse(text), seal))
      return seal(text)
    },
  }
}

/** Characters that PostgreSQL cannot store in a text: NUL and lone surrogates. */
const NOT_STORABLE = /[\0\p{Surrogate}]/u

/**
 * Returns the text; throws BadData for one that the database could not store in clear, so that encryption admits
 * nothing more.
 */
function storable(text: string): string {
  if (NOT_STORABLE.test(text)) throw new BadData('a text with NUL or half of a character')
  return text
}

function textOf(value: unknown, column: string): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  throw new TypeError(`${column} is encrypted: text is expected`)
}
