import classes from './NodeFault.module.css'

/** The visible placeholder of a faulty part of a page. */
export function NodeFault({ kind, text }: { kind: string; text: string }) {
  return (
    <div className={classes.fault} role="note">
      <strong>此处内容无法显示</strong>
      <code>
        {kind}：{text}
      </code>
    </div>
  )
}
