import { escapeHtml } from '#server/http/escapeHtml.ts'
import type { SandboxMessage } from './outbox.ts'

const row = (message: SandboxMessage) =>
  `<tr><td>${escapeHtml(message.at.replace('T', ' ').slice(0, 19))}</td><td>${escapeHtml(message.mobile)}</td>` +
  `<td>【${escapeHtml(message.signName)}】${contentText(message.templateParam)}</td></tr>`

/** Renders the text of the emulator's templates. */
const contentText = ({ code, name = '', day = '', link = '' }: SandboxMessage['templateParam']) =>
  code === undefined
    ? `${escapeHtml(name)}，您的会费缴至${escapeHtml(day)}，请续费：${escapeHtml(link)}`
    : `验证码 <strong>${escapeHtml(code)}</strong>`

/** Renders the emulator's outbox page: the messages that would have been delivered, by phone number. */
export function outboxPage(messages: readonly SandboxMessage[]): string {
  const rows = messages.map(row).join('') || '<tr><td colspan="3">暂无短信</td></tr>'
  return (
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta http-equiv="refresh" content="5">' +
    '<meta name="viewport" content="width=device-width"><title>短信发件箱（本地演示）</title></head>' +
    '<body><h1>短信发件箱（本地演示）</h1><p>这里显示演示环境“发送”的短信，页面每 5 秒刷新。</p>' +
    `<table><thead><tr><th>时间（UTC）</th><th>手机号码</th><th>内容</th></tr></thead><tbody>${rows}</tbody></table></body></html>`
  )
}
