import { isOwnPassword } from '../base/session/isOwnPassword.ts'
import { addDocument } from '../modules/changes/additions/addDocument.ts'
import { listAdditions } from '../modules/changes/additions/listAdditions.ts'
import { removeDocument } from '../modules/changes/additions/removeDocument.ts'
import { testFromRecord } from '../modules/changes/cases/testFromRecord.ts'
import { readFieldUse } from '../modules/changes/effects/readFieldUse.ts'
import { discard, sendBack, sendForPublishing } from '../modules/changes/handOver.ts'
import { listChangeSets } from '../modules/changes/listChangeSets.ts'
import { listMemberTypes } from '../modules/changes/listMemberTypes.ts'
import { openChange } from '../modules/changes/openChange.ts'
import { listOverrides } from '../modules/changes/overrides/listOverrides.ts'
import { takeProduct } from '../modules/changes/overrides/takeProduct.ts'
import { readPreviewForm, readPreviewPages } from '../modules/changes/preview/readPreviews.ts'
import { publishChange } from '../modules/changes/publishChange.ts'
import { readChangeSet } from '../modules/changes/readChangeSet.ts'
import { readDocument } from '../modules/changes/readDocument.ts'
import { rebaseChange } from '../modules/changes/rebaseChange.ts'
import { reportChange } from '../modules/changes/reportChange.ts'
import { retireOption } from '../modules/changes/retireOption.ts'
import { saveStep } from '../modules/changes/saveStep.ts'
import { searchStudio } from '../modules/changes/search/searchStudio.ts'
import { reportSeat } from '../modules/changes/seats.ts'
import { takeBack } from '../modules/changes/takeBack.ts'
import { goBack } from '../modules/changes/versions/goBack.ts'
import { compareVersions, readVersion } from '../modules/changes/versions/readVersions.ts'
import { restoreAsChange } from '../modules/changes/versions/restoreAsChange.ts'
import { revertVersion } from '../modules/changes/versions/revertVersion.ts'
import { listVersionRows } from '../modules/changes/versions/versionRows.ts'
import {
  readMeeting,
  readMeetingForMembers,
} from '../modules/configuration/meetings/readMeeting.ts'
import { readSettings, refuseChange } from '../modules/configuration/society/readSettings.ts'
import { grantUpload } from '../modules/configuration/uploads/grantUpload.ts'
import { freshAddress } from '../modules/files/storage/freshAddress.ts'
import { closeBooks } from '../modules/money/closing/closeBooks.ts'
import { readClosingFile } from '../modules/money/closing/files/readClosingFile.ts'
import { listBookClosings } from '../modules/money/closing/listClosings.ts'
import { previewClosing } from '../modules/money/closing/previewClosing.ts'
import { readBookClosing } from '../modules/money/closing/readBookClosing.ts'
import { handleReconcile } from '../modules/money/desk/credits/handleReconcile.ts'
import { nameCredit } from '../modules/money/desk/credits/nameCredit.ts'
import { decideOffline } from '../modules/money/desk/decideOffline.ts'
import { addEntry } from '../modules/money/desk/entries/addEntry.ts'
import { bookEntry } from '../modules/money/desk/entries/bookEntry.ts'
import { listEntries, readEntry } from '../modules/money/desk/entries/readEntries.ts'
import { setLine } from '../modules/money/desk/entries/setLine.ts'
import { exportDues } from '../modules/money/desk/exportDues.ts'
import { listDesk } from '../modules/money/desk/listDesk.ts'
import { planEnd } from '../modules/money/desk/plans/planEnd.ts'
import { readDeeds } from '../modules/money/desk/readDeeds.ts'
import { decideRefund } from '../modules/money/desk/refunds/decideRefund.ts'
import { queryRefunds } from '../modules/money/desk/refunds/queryRefunds.ts'
import { addRelief } from '../modules/money/desk/relief/addRelief.ts'
import { decideRelief } from '../modules/money/desk/relief/decideRelief.ts'
import { exportReliefs } from '../modules/money/desk/relief/exportReliefs.ts'
import { listReliefs } from '../modules/money/desk/relief/listReliefs.ts'
import { previewRelief } from '../modules/money/desk/relief/previewRelief.ts'
import { importStatement } from '../modules/money/desk/statements/importStatement.ts'
import { queryLine } from '../modules/money/desk/statements/queryLine.ts'
import {
  listStatements,
  readStatementLines,
} from '../modules/money/desk/statements/readStatements.ts'
import { settleCertain } from '../modules/money/desk/statements/settleCertain.ts'
import { settleLine } from '../modules/money/desk/statements/settleLine.ts'
import { undoDeed } from '../modules/money/desk/undo/undoDeed.ts'
import { askInvoice } from '../modules/money/invoices/askInvoice.ts'
import { handleInvoice } from '../modules/money/invoices/handleInvoice.ts'
import { readInvoiceConfig } from '../modules/money/invoices/readInvoiceConfig.ts'
import { queryInvoice } from '../modules/money/invoices/sending/queryInvoice.ts'
import { sendInvoice } from '../modules/money/invoices/sending/sendInvoice.ts'
import { readFeeStandard, readPayPeriod } from '../modules/money/notice/fees.ts'
import { readOrderNotice } from '../modules/money/notice/readOrderNotice.ts'
import { cancelOrder } from '../modules/money/order/cancelOrder.ts'
import { listOrders, readOrder } from '../modules/money/order/readOrders.ts'
import { readPayConfigSwitch } from '../modules/money/payMethods.ts'
import { payDues } from '../modules/money/payment/payDues.ts'
import { readPayResult } from '../modules/money/payment/readPayResult.ts'
import { answerQuestion } from '../modules/money/questions/answerQuestion.ts'
import { askQuestion } from '../modules/money/questions/askQuestion.ts'
import { listQuestions } from '../modules/money/questions/listQuestions.ts'
import { readReceipt } from '../modules/money/receipts/readReceipt.ts'
import { listReminders } from '../modules/money/reminders/listReminders.ts'
import {
  listPauses,
  pauseReminders,
  resumeReminders,
} from '../modules/money/reminders/pauseReminders.ts'
import { proveIdentity } from '../modules/people/accounts/proveIdentity.ts'
import { proveMobile } from '../modules/people/accounts/proveMobile.ts'
import { readOrgInfo } from '../modules/people/accounts/readOrgInfo.ts'
import { readUserDetail } from '../modules/people/accounts/readUserDetail.ts'
import { recoverPassword } from '../modules/people/accounts/recoverPassword.ts'
import { registerIndividual } from '../modules/people/accounts/registerIndividual.ts'
import { registerUnit } from '../modules/people/accounts/registerUnit.ts'
import { updateProfile } from '../modules/people/accounts/updateProfile.ts'
import { closeAccount } from '../modules/people/closing/closeAccount.ts'
import { readClosing } from '../modules/people/closing/readClosing.ts'
import { endOwnLogin, endOwnLogins } from '../modules/people/ownLogins/endOwn.ts'
import { listOwnLogins } from '../modules/people/ownLogins/listOwn.ts'
import { setPasswordByLink } from '../modules/people/passwordLinks/setPasswordByLink.ts'
import {
  beginOwnFactor,
  confirmOwnFactor,
  endOwnFactor,
  readOwnFactor,
} from '../modules/people/secondFactor/ownFactor.ts'
import { renewRecoveryCodes } from '../modules/people/secondFactor/renewRecoveryCodes.ts'
import { changeRights } from '../modules/people/staff/changeRights.ts'
import { inviteByMobile } from '../modules/people/staff/inviteByMobile.ts'
import { listStaffMembers } from '../modules/people/staff/listStaffMembers.ts'
import { resetFactor } from '../modules/people/staff/resetFactor.ts'
import { issueTicket } from '../modules/people/tickets/issueTicket.ts'
import { loginByTicket } from '../modules/people/tickets/loginByTicket.ts'
import { addUnit } from '../modules/people/units/addUnit.ts'
import { changeUnit } from '../modules/people/units/changeUnit.ts'
import { deleteUnit } from '../modules/people/units/deleteUnit.ts'
import { listUnits } from '../modules/people/units/listUnits.ts'
import { addAccount } from '../modules/people/users/addAccount.ts'
import { changeAccount } from '../modules/people/users/changeAccount.ts'
import { changeOwnPassword } from '../modules/people/users/changeOwnPassword.ts'
import { changeExpert, dismissExpert, makeExpert } from '../modules/people/users/experts.ts'
import { exportUsers } from '../modules/people/users/exportUsers.ts'
import { importUsers } from '../modules/people/users/importUsers.ts'
import { listBranchUsers, listExperts, listUsers } from '../modules/people/users/listUsers.ts'
import { changeStatus, deleteUser, resetPassword } from '../modules/people/users/removeAccount.ts'
import { acquireOpenId } from '../modules/people/wechat/acquireOpenId.ts'
import { exportLog } from '../modules/privacy/log/exportLog.ts'
import { listLog } from '../modules/privacy/log/listLog.ts'
import { exportOwnData } from '../modules/privacy/ownData/exportOwnData.ts'
import { listReports } from '../modules/privacy/retention/listReports.ts'
import { readPlan } from '../modules/privacy/retention/readPlan.ts'
import { changeRecordStatus } from '../modules/records/applications/changeRecordStatus.ts'
import { listOwn } from '../modules/records/applications/listOwn.ts'
import { applyForMembership } from '../modules/records/applications/member/applyForMembership.ts'
import { memberRecord } from '../modules/records/applications/member/memberRecord.ts'
import { queryDirectory } from '../modules/records/applications/member/queryDirectory.ts'
import {
  queryApprovals,
  queryMembers,
} from '../modules/records/applications/member/queryMembers.ts'
import { applyByRecommendation } from '../modules/records/applications/organisation/applyByRecommendation.ts'
import { applyForPosition } from '../modules/records/applications/organisation/applyForPosition.ts'
import { orgRecord } from '../modules/records/applications/organisation/orgRecord.ts'
import { queryRecords, searchFilter } from '../modules/records/applications/queryRecords.ts'
import { readPrint } from '../modules/records/applications/readPrint.ts'
import { readFormInfo, readRecord, readRow } from '../modules/records/applications/readRecord.ts'
import { decide } from '../modules/records/audit/decide.ts'
import { listForDesk } from '../modules/records/audit/listForDesk.ts'
import { readAuditHistory } from '../modules/records/audit/readAuditHistory.ts'
import { generateCertificate } from '../modules/records/certificates/generateCertificate.ts'
import { readCertificateState } from '../modules/records/certificates/readCertificateState.ts'
import { readLeaders } from '../modules/records/leadership/readLeaders.ts'
import { readOrgNames } from '../modules/records/leadership/readOrgNames.ts'
import { readSubOrgs } from '../modules/records/leadership/readSubOrgs.ts'
import { readTerms } from '../modules/records/leadership/readTerms.ts'
import { validateRecommend } from '../modules/records/recommendation/validateRecommend.ts'
import { wxAuthorize, wxSignature } from './areas/meeting.ts'
import {
  memberConfigList,
  mobileMemberNotice,
  noticeDetail,
  noticePage,
  otherConfig,
  pcMemberNotice,
  webSite,
} from './areas/member.ts'
import {
  dictionaryCache,
  domainName,
  formConfig,
  galleryForm,
  galleryForms,
  orgDictionaryCache,
  page,
  rsaKey,
  site,
  statusList,
} from './areas/system.ts'
import {
  login,
  loginInfo,
  logout,
  privacyAgreement,
  sendFindPwdCode,
  sendLoginCode,
  sendRegisterCode,
  sendValidCode,
  userAgreement,
  userOtherConfig,
  validCardNo,
  validCode,
  validMobile,
  validMobileRegistered,
  validOrgName,
  validUserName,
} from './areas/user.ts'
import type { CallHandlers } from './callRequest.ts'
import { proven } from './proven.ts'

/**
 * Operation id → service; typed so that a missing one does not compile. Calls that need adapting or more than one
 * service are in `areas/`.
 */
export const HANDLERS: CallHandlers = {
  site,
  page,
  galleryForms,
  galleryForm,
  time: async ({ now }) => now.getTime(),
  uploadToken: grantUpload,
  dictionaryCache,
  orgDictionaryCache,
  domainName,
  moDomainName: (request) => domainName(request),
  rsaKey,
  auditHistory: (request) => readAuditHistory(request, request.input.id),
  fileAddress: freshAddress,
  formConfig,
  statusList,
  functionOtherConfig: (request) => otherConfig(request),
  feeStandard: readFeeStandard,
  memberJoinPage: queryDirectory,
  noticePage,
  noticeDetail,
  memberApply: applyForMembership,
  memberStatus: (request) => changeRecordStatus(memberRecord, request),
  updateMemberStatus: (request) => changeRecordStatus(memberRecord, request),
  memberFormInfo: (request) => readFormInfo(memberRecord, request),
  memberDetail: (request) => readRecord(memberRecord, request),
  memberPrint: (request) => readPrint(memberRecord, request),
  webSite,
  otherConfig,
  memberConfigList,
  memberInfo: (request) => readRow(memberRecord, request),
  memberQueryPage: queryMembers,
  memberApprovalPage: queryApprovals,
  pcMemberNotice,
  mobileMemberNotice,
  login,
  logout,
  logoutPost: (request) => logout(request),
  loginSessions: listOwnLogins,
  endSession: endOwnLogin,
  logoutEverywhere: endOwnLogins,
  loginInfo,
  issueTicket,
  ticketLogin: loginByTicket,
  setPassword: setPasswordByLink,
  wxAuthorize,
  wxOpenId: acquireOpenId,
  wxSignature,
  meetingDetailOpen: readMeeting,
  meetingDetail: readMeetingForMembers,
  userDetail: readUserDetail,
  validMobile,
  validCardNo,
  validOrgName,
  validCode,
  validMobileRegistered,
  sendRegisterCode,
  sendValidCode,
  sendLoginCode,
  proveIdentity,
  proveMobile,
  register: registerIndividual,
  userAgreement,
  orgNameList: readOrgNames,
  privacyAgreement,
  userOtherConfig,
  orgInfo: readOrgInfo,
  validUserPwd: isOwnPassword,
  validUserName,
  updateUser: updateProfile,
  orgRegister: registerUnit,
  findPwd: recoverPassword,
  sendFindPwdCode,
  validateRecommend,
  orApply: applyByRecommendation,
  orgApply: applyForPosition,
  orApplyPage: (request) => queryRecords(orgRecord, request, () => searchFilter(request)),
  orDetail: (request) => readRecord(orgRecord, request),
  orFormInfo: (request) => readFormInfo(orgRecord, request),
  orPrint: (request) => readPrint(orgRecord, request),
  orStatus: (request) => changeRecordStatus(orgRecord, request),
  updateOrgStatus: (request) => changeRecordStatus(orgRecord, request),
  subOrgList: readSubOrgs,
  approvalList: readTerms,
  userList: readLeaders,
  auditPage: listForDesk,
  auditDecide: decide,
  generateMemberCertificate: (request) => generateCertificate(request, 'member'),
  generateOrgCertificate: (request) => generateCertificate(request, 'org'),
  certificateState: readCertificateState,
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
  myApplicationPage: listOwn,
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
  logPage: listLog,
  retentionPlan: readPlan,
  retentionPage: listReports,
  logExport: exportLog,
  ownData: exportOwnData,
  closingEffects: readClosing,
  closeAccount,
  userPage: listUsers,
  addUser: (request) => addAccount(request, 'addUser'),
  addAdmin: proven((request) => addAccount(request, 'addAdmin')),
  manageUser: proven((request) => changeAccount(request, 'user')),
  manageAdmin: proven((request) => changeAccount(request, 'admin')),
  updUserPwd: changeOwnPassword,
  changeStatus: proven(changeStatus),
  changeRights: proven(changeRights),
  staffPage: listStaffMembers,
  inviteStaff: proven(inviteByMobile),
  resetSecondFactor: proven(resetFactor),
  secondFactor: readOwnFactor,
  secondFactorBegin: beginOwnFactor,
  secondFactorCodes: renewRecoveryCodes,
  secondFactorConfirm: confirmOwnFactor,
  secondFactorOff: endOwnFactor,
  resetUserPwd: proven(resetPassword),
  delUser: proven(deleteUser),
  importUsers,
  exportUsers,
  orgPage: listUnits,
  addOrg: addUnit,
  manageOrg: changeUnit,
  delOrg: deleteUnit,
  subOrgUserPage: listBranchUsers,
  expertPage: listExperts,
  addExpert: makeExpert,
  manageExpert: changeExpert,
  delExpert: dismissExpert,
  settings: readSettings,
  changeSettings: async () => refuseChange(),
  changePage: listChangeSets,
  changeOpen: openChange,
  changeRead: readChangeSet,
  changeDocument: readDocument,
  changeStep: saveStep,
  changeAdditions: listAdditions,
  changeAdd: addDocument,
  testFromRecord,
  changeRemove: removeDocument,
  changeUndo: takeBack,
  changeRetire: retireOption,
  changeSeat: reportSeat,
  changeRebase: rebaseChange,
  changeProduct: takeProduct,
  changeReport: reportChange,
  changeReady: sendForPublishing,
  changeReturn: sendBack,
  changePublish: publishChange,
  changeDiscard: discard,
  versionPage: listVersionRows,
  versionRead: readVersion,
  versionCompare: compareVersions,
  versionRestore: restoreAsChange,
  versionRevert: revertVersion,
  versionBack: goBack,
  studioSearch: searchStudio,
  studioFieldUse: readFieldUse,
  studioMemberTypes: listMemberTypes,
  studioOverrides: listOverrides,
  previewPages: readPreviewPages,
  previewForm: readPreviewForm,
}
