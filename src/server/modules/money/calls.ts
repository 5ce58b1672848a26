import type { ModuleCalls } from '#server/base/moduleTables.ts'
import { closeBooks } from './closing/closeBooks.ts'
import { readClosingFile } from './closing/files/readClosingFile.ts'
import { listBookClosings } from './closing/listClosings.ts'
import { previewClosing } from './closing/previewClosing.ts'
import { readBookClosing } from './closing/readBookClosing.ts'
import { handleReconcile } from './desk/credits/handleReconcile.ts'
import { nameCredit } from './desk/credits/nameCredit.ts'
import { decideOffline } from './desk/decideOffline.ts'
import { addEntry } from './desk/entries/addEntry.ts'
import { bookEntry } from './desk/entries/bookEntry.ts'
import { listEntries, readEntry } from './desk/entries/readEntries.ts'
import { setLine } from './desk/entries/setLine.ts'
import { exportDues } from './desk/exportDues.ts'
import { listDesk } from './desk/listDesk.ts'
import { planEnd } from './desk/plans/planEnd.ts'
import { readDeeds } from './desk/readDeeds.ts'
import { decideRefund } from './desk/refunds/decideRefund.ts'
import { queryRefunds } from './desk/refunds/queryRefunds.ts'
import { addRelief } from './desk/relief/addRelief.ts'
import { decideRelief } from './desk/relief/decideRelief.ts'
import { exportReliefs } from './desk/relief/exportReliefs.ts'
import { listReliefs } from './desk/relief/listReliefs.ts'
import { previewRelief } from './desk/relief/previewRelief.ts'
import { importStatement } from './desk/statements/importStatement.ts'
import { queryLine } from './desk/statements/queryLine.ts'
import { listStatements, readStatementLines } from './desk/statements/readStatements.ts'
import { settleCertain } from './desk/statements/settleCertain.ts'
import { settleLine } from './desk/statements/settleLine.ts'
import { undoDeed } from './desk/undo/undoDeed.ts'
import { askInvoice } from './invoices/askInvoice.ts'
import { handleInvoice } from './invoices/handleInvoice.ts'
import { readInvoiceConfig } from './invoices/readInvoiceConfig.ts'
import { queryInvoice } from './invoices/sending/queryInvoice.ts'
import { sendInvoice } from './invoices/sending/sendInvoice.ts'
import { readFeeStandard, readPayPeriod } from './notice/fees.ts'
import { readOrderNotice } from './notice/readOrderNotice.ts'
import { cancelOrder } from './order/cancelOrder.ts'
import { listOrders, readOrder } from './order/readOrders.ts'
import type { MoneyParts } from './parts.ts'
import { readPayConfigSwitch } from './payMethods.ts'
import { payDues } from './payment/payDues.ts'
import { readPayResult } from './payment/readPayResult.ts'
import { answerQuestion } from './questions/answerQuestion.ts'
import { askQuestion } from './questions/askQuestion.ts'
import { listQuestions } from './questions/listQuestions.ts'
import { readReceipt } from './receipts/readReceipt.ts'
import { listReminders } from './reminders/listReminders.ts'
import { listPauses, pauseReminders, resumeReminders } from './reminders/pauseReminders.ts'

/** Operation → service. */
export const MONEY_CALLS = {
  feeStandard: readFeeStandard,
  payPeriod: readPayPeriod,
  payConfigSwitch: readPayConfigSwitch,
  invoiceConfig: readInvoiceConfig,
  invoiceRequest: askInvoice,
  orderNotice: readOrderNotice,
  pay: payDues,
  payResult: readPayResult,
  orderCancel: cancelOrder,
  duesOrder: readOrder,
  duesOrderPage: listOrders,
  offlineDecide: decideOffline,
  orderReceipt: readReceipt,
  duesDeskPage: listDesk,
  paymentDeeds: readDeeds,
  booksPreview: previewClosing,
  entryAdd: addEntry,
  entryLine: setLine,
  entryBook: bookEntry,
  entryPage: listEntries,
  entryRead: readEntry,
  statementImport: importStatement,
  statementPage: listStatements,
  statementRead: readStatementLines,
  statementSettle: settleLine,
  statementCertain: settleCertain,
  statementQuery: queryLine,
  booksClose: closeBooks,
  booksPage: listBookClosings,
  booksRead: readBookClosing,
  booksFile: readClosingFile,
  reconcileHandle: handleReconcile,
  creditName: nameCredit,
  planEnd,
  deedUndo: undoDeed,
  refundDecide: decideRefund,
  refundQuery: queryRefunds,
  invoiceHandle: handleInvoice,
  invoiceQuery: queryInvoice,
  invoiceSend: sendInvoice,
  duesExport: exportDues,
  orderQuestion: askQuestion,
  questionPage: listQuestions,
  questionAnswer: answerQuestion,
  reminderPage: listReminders,
  pausePage: listPauses,
  remindersPause: pauseReminders,
  remindersResume: resumeReminders,
  reliefPage: listReliefs,
  reliefPreview: previewRelief,
  reliefAdd: addRelief,
  reliefDecide: decideRelief,
  reliefExport: exportReliefs,
} satisfies ModuleCalls<MoneyParts>
