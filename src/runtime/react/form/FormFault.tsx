import type { Diagnostic } from '#contract/formInfo.ts'
import styles from './FormFault.module.css'

/** Notice in place of a form that cannot be shown: a message for applicants, and details for staff. */
export function FormFault({ diagnostics = [] }: { diagnostics?: readonly Diagnostic[] }) {
  return (
    <div className={styles.panel} role="alert" data-form-fault="">
      <p className={styles.title}>表单暂时无法显示</p>
      <p className={styles.text}>表单配置有误，请联系管理员处理。您可以稍后再来填写。</p>
      {diagnostics.length > 0 && (
        <ul className={styles.list}>
          {diagnostics.map(({ code, line, column, message }) => (
            <li key={`${code}:${line}:${column}`}>
              {message}（第{line}行第{column}列）
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
