import type { FileFinding } from '#contract/finding.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import type { LintInput } from '#lint/input.ts'
import type { ConfigurationDocuments } from '../../documents/orgConfiguration.ts'
import { hasOverrides, productText } from '../../documents/overrideBases.ts'
import { fileFinding } from '../configFinding.ts'
import { leadsTo, type Shown } from './leadsTo.ts'

const DEVICES = ['pc', 'mobile'] as const

/**
 * Reports overrides that would prevent a society's staff from logging in and repairing them: a login page without a
 * login form, a page frame without a place for the page. The studio is the product's anyway (decision 0439).
 */
export function checkWayIn(documents: ConfigurationDocuments, product: LintInput): FileFinding[] {
  if (!hasOverrides(documents)) return []
  const shown = shownOver(documents, product)
  return [
    ...lost(documents, shown, { page: 'pages/user/login.json', isGoal: isLogin, name: 'login' }),
    ...lost(documents, shown, { page: 'pages/shell.json', isGoal: isPlace, name: 'shell' }),
  ]
}

interface Way {
  page: string
  isGoal: (node: Record<string, unknown>, model: unknown) => boolean
  name: 'login' | 'shell'
}

/** Reports each document of the society's own on a path from which the goal is missing on some device. */
function lost(
  documents: ConfigurationDocuments,
  shown: Shown,
  { page, isGoal, name }: Way,
): FileFinding[] {
  const own = new Set<string>()
  for (const device of DEVICES) {
    const through = new Set<string>()
    if (leadsTo(isGoal, page, { shown, device, through })) continue
    for (const path of through) if (Object.hasOwn(documents, path)) own.add(path)
  }
  return [...own].map((path) => fileFinding(path, `way-in/${name}`))
}

/** True for a form whose submit action calls `login`. */
const isLogin: Way['isGoal'] = (node, model) => {
  if (node.type !== 'form' || typeof node.submit !== 'string' || !isRecord(model)) return false
  const action = isRecord(model.actions) ? ownValue(model.actions, node.submit) : undefined
  const steps = isRecord(action) && Array.isArray(action.do) ? action.do : []
  return steps.some((step) => isRecord(step) && step.call === 'login')
}

/** True for the slot of the frame in which pages are shown. */
const isPlace: Way['isGoal'] = ({ type, dialog }) => type === 'slot' && dialog === undefined

/**
 * Parsed documents as shown: the society's, else the product's; `undefined` for one that is not JSON, which another
 * check reports.
 */
const shownOver =
  (documents: ConfigurationDocuments, product: LintInput): Shown =>
  (path) => {
    const text = ownValue(documents, path) ?? productText(product, path)
    try {
      const value: unknown = JSON.parse(text ?? 'null')
      return isRecord(value) ? value : undefined
    } catch {
      return undefined
    }
  }
