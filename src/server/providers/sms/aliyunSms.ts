import { randomUUID } from 'node:crypto'
import type { SmsSettings } from '../../providerEnv.ts'
import { type Acs3Request, acs3Authorization, canonicalQuery, sha256Hex } from './acs3.ts'
import { type SmsMessage, type SmsProvider, SmsRefused, type SmsTemplate } from './smsProvider.ts'

export interface AliyunSmsParts {
  settings: SmsSettings
  clock: () => Date
  fetch: typeof fetch
}

const TIMEOUT_MS = 10_000

/** Alibaba Cloud's SendSms, version 2017-05-25. The local stand-in is the same call at another address. */
export function createAliyunSms({ settings, clock, fetch }: AliyunSmsParts): SmsProvider {
  const codes = templateCodes(settings)
  return {
    templates: new Set(codes.keys()),
    async send(message) {
      const { url, init } = buildSendSms(settings, message, clock())
      const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
      const result = (await answer.json()) as { Code?: string; Message?: string }
      if (result.Code !== 'OK')
        throw new SmsRefused(result.Code ?? String(answer.status), result.Message ?? '')
    },
  }
}

const templateCodes = ({ templateCode, reminderTemplate }: SmsSettings) =>
  new Map<SmsTemplate, string>([
    ['code', templateCode],
    ...(reminderTemplate ? [['reminder', reminderTemplate] as const] : []),
  ])

function buildSendSms(settings: SmsSettings, message: SmsMessage, now: Date) {
  const endpoint = new URL(settings.endpoint)
  const query = {
    PhoneNumbers: message.mobile,
    SignName: settings.signName,
    TemplateCode: templateCodes(settings).get(message.template) ?? '',
    TemplateParam: JSON.stringify(message.param),
    OutId: message.outId,
  }
  const headers: Record<string, string> = {
    host: endpoint.host,
    'x-acs-action': 'SendSms',
    'x-acs-version': '2017-05-25',
    'x-acs-date': `${now.toISOString().slice(0, 19)}Z`,
    'x-acs-signature-nonce': randomUUID(),
    'x-acs-content-sha256': sha256Hex(''),
  }
  const request: Acs3Request = { method: 'POST', path: endpoint.pathname, query, headers, body: '' }
  const authorization = acs3Authorization(request, settings.key, settings.secret)
  const { host: _sentByFetch, ...sent } = headers
  return {
    url: `${endpoint.origin}${endpoint.pathname}?${canonicalQuery(query)}`,
    init: { method: 'POST', headers: { ...sent, authorization } },
  }
}
