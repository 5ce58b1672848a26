import { escapeHtml } from '#server/http/escapeHtml.ts'
import type { SandboxMail } from './smtpStandIn.ts'

const card = ({ at, from, to, subject, text, files }: SandboxMail) =>
  `<article><h2>${escapeHtml(subject)}</h2>` +
  `<p>${escapeHtml(at.replace('T', ' ').slice(0, 19))}（UTC）　发件人：${escapeHtml(from)}　收件人：${escapeHtml(to.join('、'))}</p>` +
  `<pre>${escapeHtml(text)}</pre>${files.map((name) => `<p>附件：${escapeHtml(name)}</p>`).join('')}</article><hr>`

/** Renders the emulator's mailbox page: the messages that would have been delivered, by recipient. */
export function mailPage(mails: readonly SandboxMail[]): string {
  return (
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta http-equiv="refresh" content="5">' +
    '<meta name="viewport" content="width=device-width"><title>邮件发件箱（本地演示）</title></head>' +
    '<body><h1>邮件发件箱（本地演示）</h1><p>这里显示演示环境“发送”的邮件，页面每 5 秒刷新。</p>' +
    `${mails.map(card).join('') || '<p>暂无邮件</p>'}</body></html>`
  )
}
