import { randomUUID } from 'node:crypto'
import type { Outgoing } from '../outgoing/outgoing.ts'
import { type Acs3Request, acs3Authorization, canonicalQuery, sha256Hex } from './acs3.ts'
import {
  type SmsAccess,
  type SmsMessage,
  type SmsProvider,
  SmsRefused,
  type SmsTemplate,
} from './smsProvider.ts'
import type { SmsSettings } from './smsSettings.ts'

export interface AliyunSmsParts {
  settings: SmsSettings
  clock: () => Date
  fetch: Outgoing
}

const TIMEOUT_MS = 10_000

interface Answer {
  Code?: string
  Message?: string
  SignStatus?: number
}

/**
 * Creates the provider for Alibaba Cloud's SMS service, version 2017-05-25. The local emulator answers the same calls
 * at another address.
 */
export function createAliyunSms({
  settings,
  clock,
  fetch,
}: AliyunSmsParts): SmsProvider & SmsAccess {
  const codes = templateCodes(settings)
  async function ask(action: string, query: Record<string, string>): Promise<Answer> {
    const { url, init } = buildRequest(settings, { action, query }, clock())
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
    const result = (await answer.json()) as Answer
    if (result.Code !== 'OK')
      throw new SmsRefused(result.Code ?? String(answer.status), result.Message ?? '')
    return result
  }
  return {
    templates: new Set(codes.keys()),
    send: async (message) => void (await ask('SendSms', sendSms(settings, message))),
    async isSignApproved() {
      const { SignStatus } = await ask('GetSmsSign', { SignName: settings.signName })
      return SignStatus === APPROVED
    },
  }
}

/** `SignStatus` of GetSmsSign: 0 in review, 1 approved, 2 rejected, 10 withdrawn. */
const APPROVED = 1

const templateCodes = ({ templateCode, reminderTemplate }: SmsSettings) =>
  new Map<SmsTemplate, string>([
    ['code', templateCode],
    ...(reminderTemplate ? [['reminder', reminderTemplate] as const] : []),
  ])

const sendSms = (settings: SmsSettings, message: SmsMessage) => ({
  PhoneNumbers: message.mobile,
  SignName: settings.signName,
  TemplateCode: templateCodes(settings).get(message.template) ?? '',
  TemplateParam: JSON.stringify(message.param),
  OutId: message.outId,
})

interface SmsCall {
  action: string
  query: Record<string, string>
}

function buildRequest(settings: SmsSettings, { action, query }: SmsCall, now: Date) {
  const endpoint = new URL(settings.endpoint)
  const headers: Record<string, string> = {
    host: endpoint.host,
    'x-acs-action': action,
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
