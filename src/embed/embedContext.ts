import type { NameTables } from '#adapters/formInfo/display/displayer.ts'
import type { FormBundle, FormField, FormValues } from '#contract/form.ts'
import type { AreaNode, Dictionaries } from '#contract/formInfo.ts'
import { createLazyMatcher } from '#domain/patterns/createLazyMatcher.ts'
import type { Ask, FormStoreOptions } from '#runtime/core/form/formContext.ts'
import type {
  FormEnvironment,
  OrgOption,
  Upload,
} from '#runtime/react/form/session/formEnvironment.ts'
import { FIELD_WIDGETS } from '#widgets/widgetRegistry.ts'
import { fileInValue } from './fileInValue.ts'
import { STANDARD_DICTIONARIES, standardAreas } from './standardTables.ts'

/** Everything a page may pass in, all optional; a scenario's `context` has the same shape. */
export interface EmbedContext {
  /** `areaCode`: district, city or province the person belongs to. */
  user?: { mobile?: string; areaCode?: string }
  /** By name; they come before the delivered ones of the same name. */
  dictionaries?: Dictionaries
  areas?: readonly AreaNode[]
  /** Stored values, as `value`. */
  initial?: FormValues
  /** Values that the page fills into a new form. */
  prefill?: FormValues
  /** Fields that the page shows as not editable. */
  locked?: readonly string[]
  /** Values to be refused as not unique, where no `ask` is given. */
  taken?: { mobile?: string[]; cardNo?: string[] }
  /** Asks a server whether a value is still free. */
  ask?: Ask
  /** Stores a file; without it the file itself becomes part of the value, as a data: address. */
  upload?: Upload
  subOrgs?: () => Promise<readonly OrgOption[]>
  orgsOf?: (areaCode: string) => Promise<readonly OrgOption[]>
  /** Epoch milliseconds. */
  now?: number
  /** `[secondary, main]` colours, `#rrggbb`. */
  theme?: readonly [string, string]
}

/** Milliseconds have passed on this page. */
const pageDelay = (ms: number, task: () => void) => {
  const timer = setTimeout(task, ms)
  return () => clearTimeout(timer)
}

/** Offers nothing, and tells whoever wrote the page why. */
const lacking = (name: 'subOrgs' | 'orgsOf') => async (): Promise<readonly OrgOption[]> => {
  console.warn(`mountForm: a field asks for organisations, and context.${name} is missing`)
  return []
}

const askerOf = ({ ask, taken }: EmbedContext): Ask | undefined =>
  ask ?? (taken && (async ({ kind, value }) => !taken[kind]?.includes(value)))

/** One for all forms of a page: its engine is loaded once. */
export const { matches, prepare } = createLazyMatcher()

/** Dictionaries and areas: the page's own before the delivered ones, of which the areas may still have to come. */
export const tablesOf = ({
  dictionaries,
  areas = standardAreas() ?? [],
}: EmbedContext): NameTables => ({
  dictionaries: { ...STANDARD_DICTIONARIES, ...dictionaries },
  areas,
})

/** True when a form needs areas that the page does not pass in and that are not loaded yet. */
export const lacksAreas = ({ fields }: FormBundle, { areas }: EmbedContext): boolean =>
  areas === undefined && standardAreas() === undefined && Object.values(fields).some(readsAreas)

const readsAreas = ({ options, columns = [] }: FormField): boolean =>
  options?.kind === 'area' || columns.some(readsAreas)

const ownAreaOf = ({ user }: EmbedContext) => (user?.areaCode ? { ownAreaCode: user.areaCode } : {})

/** Returns the store's options from the page's context. */
export function storeOptions(
  context: EmbedContext,
  tables: NameTables,
  value?: FormValues,
): FormStoreOptions {
  const { now = Date.now() } = context
  const stored = value ?? context.initial
  const ask = askerOf(context)
  return {
    context: { ...tables, now, matches, ...ownAreaOf(context) },
    delay: pageDelay,
    ...(context.prefill && { initial: context.prefill }),
    ...(context.locked && { locked: context.locked }),
    ...(stored && { stored, record: stored }),
    ...(ask && { ask }),
  }
}

/** Returns the widgets' environment from the page's context. */
export function environmentOf(
  context: EmbedContext,
  tables: NameTables,
  layer: HTMLElement,
): FormEnvironment {
  const { upload = fileInValue } = context
  const { subOrgs = lacking('subOrgs'), orgsOf = lacking('orgsOf') } = context
  return {
    widgets: FIELD_WIDGETS,
    ...tables,
    upload,
    subOrgs,
    orgsOf,
    layer,
    ...ownAreaOf(context),
  }
}
