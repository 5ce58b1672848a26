export type { EmbedContext } from './embedContext.ts'
export type { MountedForm, MountOptions } from './mountedForm.ts'
export { mountForm } from './mountForm.tsx'
export type { SubmitAnswer } from './useSubmission.ts'
