/** The calls of schemas/api.json by name, with the types of their input and answer. */

import type { components, operations } from './api.gen.ts'

export type OperationId = keyof operations

/** none: no credentials are sent; optional: they are sent when present; token: the call requires a login. */
export type CallAuth = 'none' | 'optional' | 'token'
export type CallMethod = 'GET' | 'PUT' | 'POST' | 'DELETE'

/** How a call is sent. Names that are neither in the path nor in the query belong to the body. */
export interface CallEntry {
  method: CallMethod
  /** Below the origin, with `{name}` where a value of `inPath` goes. */
  path: string
  auth: CallAuth
  inPath?: readonly string[]
  inQuery?: readonly string[]
  /** The call has a body: a JSON object of all other names. */
  body?: true
  /** Names of the body that go out as their hex SHA-256 only (specification, section 3: hashed before sending). */
  hashed?: readonly string[]
  /** The server acts once however often the same `idempotency-key` arrives. */
  idempotent?: true
  /** No loading indicator unless the caller asks for it. */
  silent?: true
  /** The same for everybody and needed before anything can be sealed: goes in plain text everywhere. */
  plain?: true
  /** A success is a file instead of the envelope; a refusal is the envelope all the same. */
  file?: true
}

/** A file as answered; its content has its MIME type. */
export interface CallFile {
  name: string
  content: Blob
}

/** A record of the contract by its name, such as `Schema<'MemberRow'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

type Parameters<Id extends OperationId> = operations[Id]['parameters']
type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Sent } }
}
  ? Sent
  : unknown
type Given<Part> = [NonNullable<Part>] extends [never] ? unknown : NonNullable<Part>
type Flat<Id extends OperationId> = Given<Parameters<Id>['path']> &
  Given<Parameters<Id>['query']> &
  Body<Id>

/** The whole input of a call, flat: its `CallEntry` distributes it over path, query and body. */
export type CallInput<Id extends OperationId> =
  unknown extends Flat<Id> ? Record<string, never> : Flat<Id>

/** `data` of the call's success envelope, or the file it answers. */
export type CallData<Id extends OperationId> = operations[Id]['responses'][200]['content'] extends {
  'application/json': { data: infer Data }
}
  ? Data
  : CallFile
