/** The state of a step relative to the open one. */
export const stateOf = (step: number, open: number): 'done' | 'open' | 'ahead' => {
  if (step === open) return 'open'
  return step < open ? 'done' : 'ahead'
}
