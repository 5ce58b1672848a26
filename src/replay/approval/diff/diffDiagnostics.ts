import { canonicalJson } from '#domain/json/canonicalJson.ts'
import type { DiagnosticSnapshot } from '../snapshot/snapshot.ts'
import type { Change } from './change.ts'

type Diagnostics = readonly DiagnosticSnapshot[]

const SEVERITIES: Record<DiagnosticSnapshot['severity'], string> = {
  error: '错误',
  warning: '警告',
}

/** Returns the diagnostics added and removed; of equal ones as many as were added or removed. */
export const diffDiagnostics = (before: Diagnostics, after: Diagnostics): Change[] => [
  ...without(after, before).map((one) => changeOf('added', one)),
  ...without(before, after).map((one) => changeOf('removed', one)),
]

function without(some: Diagnostics, others: Diagnostics): DiagnosticSnapshot[] {
  const left = others.map((one) => canonicalJson(one))
  return some.filter((one) => {
    const at = left.indexOf(canonicalJson(one))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

function changeOf(kind: 'added' | 'removed', diagnostic: DiagnosticSnapshot): Change {
  const { severity, code, message, at } = diagnostic
  const came = kind === 'added'
  return {
    place: { part: '诊断', ...(at === '' ? {} : { name: at }) },
    kind,
    attribute: code,
    title: `${came ? '新的' : '不再有的'}${SEVERITIES[severity]}`,
    impact: 'check',
    ...(came ? { after: diagnostic } : { before: diagnostic }),
    was: came ? '' : message,
    now: came ? message : '',
  }
}
