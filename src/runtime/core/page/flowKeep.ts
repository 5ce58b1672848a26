import type { FormValues } from '#contract/form.ts'
import { isRecord } from '#domain/isRecord.ts'
import type { Keep } from '../host/host.ts'
import type { Session } from '../host/session.ts'

/** What a tab keeps of a wizard, so that reloading loses nothing. */
export interface Kept {
  state: Readonly<Record<string, unknown>>
  forms: Readonly<Record<string, FormValues>>
  /** The furthest step. */
  reached: string
  /** A form was submitted: leaving the page ends the flow. */
  submitted: boolean
}

export const NOTHING_KEPT: Kept = { state: {}, forms: {}, reached: '', submitted: false }

export interface FlowKeep {
  load(): Kept
  save(kept: Kept): void
  drop(): void
}

/** Kept under the page and its address, for one person: another login does not find it. */
export function createFlowKeep(keep: Keep, key: string, session: Session): FlowKeep {
  const name = `flow ${key}`
  const who = () => session.get().user.id ?? ''
  return {
    load() {
      const found = read(keep.get(name))
      return found && (found.who === who() || found.who === '') ? found.kept : NOTHING_KEPT
    },
    save: (kept) => keep.set(name, JSON.stringify({ who: who(), kept })),
    drop: () => keep.remove(name),
  }
}

function read(text: string | null): { who: unknown; kept: Kept } | null {
  if (text === null) return null
  try {
    const found: unknown = JSON.parse(text)
    return isRecord(found) && isKept(found.kept) ? { who: found.who, kept: found.kept } : null
  } catch {
    return null
  }
}

const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  isRecord(value.state) &&
  isRecord(value.forms) &&
  typeof value.reached === 'string' &&
  typeof value.submitted === 'boolean'
