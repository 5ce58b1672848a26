/** Shown when starting the site failed: everything else depends on it. */
export function StartFailure({ error }: { error: unknown }) {
  return (
    <main
      role="alert"
      style={{ maxWidth: 480, margin: '20vh auto', padding: 24, textAlign: 'center' }}
    >
      <h1>网站暂时无法打开</h1>
      <p>{sentenceOf(error)}</p>
      <button type="button" onClick={() => location.reload()}>
        重新加载
      </button>
    </main>
  )
}

/** The client's errors carry a sentence; anything else is ours to mend, not theirs to read. */
function sentenceOf(error: unknown): string {
  const msg = error instanceof Error && 'msg' in error ? error.msg : undefined
  return typeof msg === 'string' ? msg : '请稍后重试，或与学会秘书处联系。'
}
