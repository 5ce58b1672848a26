import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
/** The print settings in a form's configuration, read leniently. */
export interface PrintInfo {
  title?: string
  remark?: string
  signature: string[]
  auditOpinion: OpinionSlot[]
}

/** A place for an opinion: `source` 01 is written by hand on paper, 02 comes from the audit history by `nodeId`. */
export interface OpinionSlot {
  label: string
  source: string
  nodeId?: string
  text?: string
}

type Members = Record<string, unknown>

const listOf = (value: unknown): Members[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** The named members that are text, and not blank. */
function texts<K extends string>(from: Members, ...names: readonly K[]): { [N in K]?: string } {
  const given = names.flatMap((name) => {
    const value = ownValue(from, name)
    const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
    return text === '' ? [] : [[name, text] as const]
  })
  return Object.fromEntries(given) as { [N in K]?: string }
}

function parsed(source: unknown): Members {
  if (typeof source !== 'string') return isRecord(source) ? source : {}
  try {
    const value: unknown = JSON.parse(source)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

/** Reads printInfo, as JSON text or parsed. A malformed one prints the form without opinions: it never stops a print. */
export function parsePrintInfo(source: unknown): PrintInfo {
  const info = parsed(source)
  return {
    ...texts(info, 'title', 'remark'),
    signature: listOf(info.signature).flatMap((line) => texts(line, 'label').label ?? []),
    auditOpinion: listOf(info.auditOpinion).map((slot) => ({
      label: '',
      source: '',
      ...texts(slot, 'label', 'source', 'nodeId', 'text'),
    })),
  }
}
