import type { Outcome } from '../../outcome.ts'
import { documentSection } from './documentSection.ts'
import { escapeHtml } from './escapeHtml.ts'
import { contents, filters, filterTargets } from './overview.ts'
import { STYLE } from './style.ts'

/**
 * A run as one page for people: nothing is loaded, nothing runs, it prints.
 * @param now epoch milliseconds; shown in China's time.
 */
export function htmlReport(outcomes: readonly Outcome[], now: number): string {
  const reported = outcomes.filter(({ passed, changes }) => !passed || changes.length > 0)
  const fine = outcomes.filter((outcome) => !reported.includes(outcome))
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>表单变更报告</title>
<style>${STYLE}</style>
</head>
<body>
${filterTargets()}
<header>
  <h1>表单变更报告</h1>
  <p>${escapeHtml(timeOf(now))}　${summary(reported, outcomes)}</p>
</header>
<main>
${reported.length === 0 ? '' : `<nav>${filters(reported)}</nav>${contents(reported, anchorOf)}`}
${reported.map((outcome, at) => documentSection(outcome, anchorOf(at))).join('')}
${fine.length === 0 ? '' : fineList(fine)}
</main>
</body>
</html>
`
}

const anchorOf = (at: number): string => `document-${at + 1}`

const timeOf = (now: number): string =>
  new Intl.DateTimeFormat('zh-CN', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Shanghai',
  }).format(now)

const summary = (reported: readonly Outcome[], all: readonly Outcome[]): string =>
  reported.length === 0
    ? `${all.length} 份文件都没有问题。`
    : `${all.length} 份文件中有 ${reported.length} 份需要查看。`

const fineList = (outcomes: readonly Outcome[]): string => `
<details>
  <summary>没有变化的文件（${outcomes.length} 份）</summary>
  <ul>${outcomes.map(({ title, file }) => `<li>${escapeHtml(title)}<small>${escapeHtml(file)}</small></li>`).join('')}</ul>
</details>`
