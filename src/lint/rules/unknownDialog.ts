import type { Rule } from '../context.ts'
import { checkEverywhere } from '../names/everywhere.ts'

/** Dialogs that are opened, declared or named as a remedy exist. */
export const unknownDialog: Rule = {
  name: 'unknown-dialog',
  check: (context) =>
    checkEverywhere(context, 'dialog', context.documents.of('dialog').keys(), {
      code: 'unknown-dialog',
      what: '对话框',
    }),
}
