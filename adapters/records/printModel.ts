import type { CallData } from '#contract/calls.ts'
import { hiddenKeys } from '#domain/hiddenKeys.ts'
import type { LogicEnv } from '#domain/logic/env.ts'
import { convertFormInfo } from '../formInfo/convert.ts'
import { buildPrintModel } from '../printInfo/buildPrintModel.ts'

/** `memberPrint` → the printed form as a `print` node draws it. */
export function printModel(answer: unknown, { dictionaries, areas }: LogicEnv): unknown {
  const {
    formInfo,
    printInfo,
    values: text,
    auditHistory,
    title,
  } = answer as CallData<'memberPrint'>
  const bundle = convertFormInfo(formInfo, { dictionaries })
  const values = JSON.parse(text)
  return buildPrintModel({
    bundle,
    values,
    hidden: hiddenKeys(bundle, values),
    printInfo,
    history: auditHistory,
    tables: { dictionaries, areas },
    title,
  })
}
