import { isRecord } from '#domain/json/isRecord.ts'
import { parseAddress } from '../boot/parseAddress.ts'
import { safeRedirect } from '../boot/safeRedirect.ts'
import { initialStateKey } from '../stateCache.ts'
import { toText } from '../value/resolve.ts'
import type { ActionContext, StepOf, VerbRunner } from './verb.ts'

const STEP_PREFIX = 'step:'

/** Goes back, to a wizard step, or to a path of this site; any other target becomes the home page. */
export const go: VerbRunner<'go'> = (step, context) => {
  const target = toText(context.resolve(step.go))
  const { navigation } = context.host
  context.notices.passOn()
  if (target === 'back') return navigation.back()
  if (target.startsWith(STEP_PREFIX))
    return context.goStep(target.slice(STEP_PREFIX.length), step.replace ?? false)
  const { path, query } = parseAddress(safeRedirect(target))
  const to = { path, query: { ...query, ...queryOf(step, context) } }
  if (step.replace) return navigation.replace(to)
  const { keep } = step
  if (!keep) return navigation.push(to)
  const keptQuery = keptOf(keep, context)
  return navigation.push(to, (entry) => context.host.states.set(initialStateKey(entry), keptQuery))
}

/** `["page.tab"]` → `{ tab: … }` with the current values. */
const keptOf = (keep: readonly string[], { resolve }: ActionContext) =>
  Object.fromEntries(
    keep.map((path) => [path.slice('page.'.length), resolve({ $: { var: path } })]),
  )

/** Builds the query; null values are left out. */
function queryOf(step: StepOf<'go'>, context: ActionContext): Record<string, string> {
  const query = context.resolve(step.query ?? {})
  if (!isRecord(query)) return {}
  return Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => [name, toText(value)]),
  )
}
