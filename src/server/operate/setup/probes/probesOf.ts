import words from '#server/messages/probes.json' with { type: 'json' }
import { openConfiguration } from '#server/modules/configuration/documents/openConfiguration.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { createSmtpMail } from '#server/providers/mail/smtpMail.ts'
import { type Outgoing, outgoing, toOperators } from '#server/providers/outgoing/outgoing.ts'
import { buildPartsOf } from '#server/providers/pay/buildPartsOf.ts'
import { providersAsConfigured } from '#server/providers/pay/providersAsConfigured.ts'
import { INVOICE_PREFIX, PAY_PREFIX } from '#server/providers/pay/secretReference.ts'
import { createAliyunSms } from '#server/providers/sms/aliyunSms.ts'
import type { Env } from '#server/settings/env.ts'
import { providersOf, wechatPartsOf } from '#server/start/providersOf.ts'
import { invoiceProbes } from './invoiceProbes.ts'
import { mailProbe, smsProbe } from './messageProbes.ts'
import { payProbes } from './payProbes.ts'
import type { ProbePlan } from './probe.ts'
import { storageProbe } from './storageProbe.ts'
import { wechatProbes } from './wechatProbes.ts'

const clock = () => new Date()

/** Creates the probes for the services in the environment and a society's configuration. */
export async function probesOf(
  env: Env,
  documents: ConfigurationDocuments,
  fetch: Outgoing = outgoing,
): Promise<ProbePlan> {
  const given = providersOf(env, clock)
  const { files, sms, mail, pay } = given
  const outside = { fetch, port: () => env.port }
  const operators = toOperators(fetch)
  const partsOf = buildPartsOf({ ...pay, outside, clock })
  const organisation = openConfiguration(documents, 1)
  const { code } = organisation
  const shared = wechatPartsOf(given, () => env.port)
  const wechat = wechatProbes(
    organisation,
    { ...shared, secrets: pay.secrets.of({ code, prefix: PAY_PREFIX }) },
    { fetch: operators, clock },
  )
  const invoices = invoiceProbes(organisation, partsOf({ code, prefix: INVOICE_PREFIX }))
  const { providers, missing } = await providersAsConfigured(organisation, partsOf, () => undefined)
  return {
    probes: [
      storageProbe(files, operators),
      smsProbe(createAliyunSms({ settings: sms(env.port), clock, fetch: operators })),
      ...(mail ? [mailProbe(createSmtpMail(mail))] : []),
      ...wechat.probes,
      ...payProbes(providers.values(), clock()),
      ...invoices.probes,
    ],
    lacking: [
      ...missing.map((sentence) => `✗ ${sentence}`),
      ...(mail ? [] : [words.noMail]),
      ...wechat.lacking,
      ...invoices.lacking,
      ...(providers.size + missing.length > 0 ? [] : [words.noPay]),
    ],
  }
}
