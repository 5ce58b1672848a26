import type { PrintModel } from '#contract/print.ts'
import { Opinions } from './Opinions.tsx'
import classes from './PrintNode.module.css'
import { Section } from './Section.tsx'
import { sheetsOf } from './sheetsOf.ts'

/** The printed form: title, sections of labelled boxes, and on the last sheet opinions and lines to sign on. */
export function Sheets({ model }: { model: PrintModel }) {
  const { title, subtitle, remark, sections, opinions, signature } = model
  const sheets = sheetsOf(sections)
  return sheets.map((sheet, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a printed form does not change
    <article key={index} className={classes.sheet}>
      {index === 0 && <h1>{title}</h1>}
      {index === 0 && subtitle && <p className={classes.subtitle}>{subtitle}</p>}
      {sheet.map((section, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a printed form does not change
        <Section key={place} section={section} />
      ))}
      {index === sheets.length - 1 && (
        <>
          <Opinions opinions={opinions} />
          <Signatures labels={signature} />
          {remark && <p className={classes.remark}>{remark}</p>}
        </>
      )}
    </article>
  ))
}

function Signatures({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null
  return (
    <div className={classes.signature}>
      {labels.map((label) => (
        <p key={label}>
          {label}：<span />
        </p>
      ))}
    </div>
  )
}
