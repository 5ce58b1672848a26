import type { CallData } from '#contract/calls.ts'
import type { LogicEnv } from '#domain/logic/env.ts'
import { hiddenKeys } from '#domain/logic/hiddenKeys.ts'
import { convertFormInfo } from '../formInfo/convert.ts'
import { ruleValues } from '../formInfo/ruleValue.ts'
import { buildPrintModel } from '../printInfo/buildPrintModel.ts'

type Printed = CallData<'memberPrint' | 'orPrint'> & Partial<Pick<CallData<'orPrint'>, 'name'>>

/** `memberPrint` or `orPrint` → the printed form as a `print` node draws it; only `orPrint` names the form apart. */
export function printModel(answer: unknown, env: LogicEnv): unknown {
  const { dictionaries, areas } = env
  const { formInfo, printInfo, values: text, auditHistory, title, name } = answer as Printed
  const bundle = convertFormInfo(formInfo, { dictionaries })
  const values = JSON.parse(text)
  return buildPrintModel({
    bundle,
    values,
    hidden: hiddenKeys(bundle, ruleValues(bundle, values), env, { asStored: true }),
    printInfo,
    history: auditHistory,
    tables: { dictionaries, areas },
    title,
    ...(name === undefined ? {} : { subtitle: name }),
  })
}
