import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { FormUse } from '../repositories/workInFlight.ts'

/** Captures the function code and, for a form of one member type, that type, which follows its first-level type. */
const FORM = /^formConfig\/(\d+)(?:-(?:\w+-)?(\w+))?\.json$/

/**
 * Returns the function and type of the applications that use the form at a path, as `findForm` resolves it; `undefined`
 * for other documents.
 */
export function formUse(path: string, documents: ConfigurationDocuments): FormUse | undefined {
  const [, functionCode, type] = FORM.exec(path) ?? []
  if (functionCode === undefined) return undefined
  if (type !== undefined) return { functionCode, type, except: [] }
  const except = Object.keys(documents).flatMap((other) => {
    const [, code, own] = FORM.exec(other) ?? []
    return code === functionCode && own !== undefined ? [own] : []
  })
  return { functionCode, except }
}

/** True for an application of this function and type. */
export const isUsedFor = (
  { functionCode, type, except }: FormUse,
  of: { functionCode: string; type: string | null },
): boolean =>
  functionCode === of.functionCode &&
  (type === undefined ? !except.includes(of.type ?? '') : type === of.type)
