import type { Schema } from '#contract/calls.ts'
import type { Call } from '#server/base/call.ts'
import { type OnceFacts, once } from '#server/base/idempotency/once.ts'
import type { RecordParts } from '#server/modules/records/recordParts.ts'
import type { ProofThread } from '../proofs/proofThread.ts'
import { keepCase } from './keepCase.ts'
import { readCase } from './readCase.ts'

type Make = Call<'testFromRecord', OnceFacts, RecordParts & { proofs: ProofThread }>

/**
 * Makes a test of the live form from an application. Everything that identifies the applicant is replaced before
 * anything is stored; the test expects what the form does with the answers at present.
 * @throws NotFound as `readCase`
 */
export const testFromRecord = (request: Make): Promise<Schema<'MadeTest'>> =>
  once(request, 'testFromRecord', {
    before: () => readCase(request),
    work: (tx, made) => keepCase(tx, request, made),
  })
