/** Every declared call with its handler; a call without one does not compile. */
import type { EndpointName, endpoints } from '@orderwright/contract'
import type { Handler } from '../platform/http/call-context.ts'
import type { AnyHandler } from '../platform/http/register-endpoint.ts'
import {
  guestsData,
  inviteAsGuest,
  pushUserUpdate,
  setGuestTerms,
  takeGuestOff,
} from './guests/get-guests-data.ts'
import { exportPrices } from './price-export/export-product-prices.ts'
import { add } from './comments/add-comment.ts'
import { edit, remove as deleteOwnComment, resolve } from './comments/edit-comment.ts'
import { comments, readThem } from './comments/get-comments.ts'
import { downloadSheets } from './drawings/download-drawings.ts'
import { homepageData } from './home/get-homepage-data.ts'
import { downloadDocument } from './documents/download-pdf.ts'
import { cancel } from './lifecycle/cancel-order.ts'
import { approve, sendBack, setStatus } from './lifecycle/approve-order.ts'
import { askForStatus } from './lifecycle/request-status-update.ts'
import { submit } from './lifecycle/submit-order.ts'
import { markRead, notifications } from './mails/notifications.ts'
import { resend } from './mails/resend-mail.ts'
import { presence } from './live/show-presence.ts'
import { createBackBoxes } from './order-copies/create-back-box-order.ts'
import { createOrder } from './orders/create-product-order.ts'
import { duplicate } from './order-copies/duplicate-order.ts'
import { setMediumDeleted } from './media/delete-medium.ts'
import { upload } from './media/upload-medium.ts'
import { orderData } from './order-data/get-order-data.ts'
import { orderEvents } from './orders/get-order-events.ts'
import { costUpdate, updateCosts } from './orders/update-product-order-costs.ts'
import { countOrders } from './orders/get-orders-count.ts'
import { listOrders } from './orders/get-orders-data.ts'
import { beginPayment } from './payments/begin-card-payment.ts'
import { confirmPayment } from './payments/confirm-order-payment.ts'
import { createIntent, readIntent, updateIntent } from './payments/create-payment-intent.ts'
import { recordOtherEntry } from './payments/record-ledger-entry.ts'
import { refundPayment } from './payments/refund-card-payment.ts'
import { authenticateCard, confirmCard } from './payments/confirm-test-card.ts'
import { resourceHandlers } from './resource-handlers.ts'
import { readInvolved, remove, setPricing } from './sharing/get-involved-users.ts'
import { openGuestLink, roleForToken } from './session/open-share-link.ts'
import { shareCandidates } from './sharing/share-candidates.ts'
import { addOne, getOrCreate, share } from './sharing/share-order.ts'
import { generateLink, revokeLink } from './sharing/generate-shareable-link.ts'
import { taxRate } from './tax/get-tax-rate.ts'
import { devices, endOtherDevices } from './session/get-devices.ts'
import { currentSession, saveSettings } from './session/get-session.ts'
import { endSignIn, requestCode, signInByToken, verifyCode } from './session/request-sign-in-code.ts'

type Handlers = { readonly [Name in EndpointName]: Handler<(typeof endpoints)[Name]> }

const handlers: Handlers = {
  requestSignInCode: requestCode,
  verifySignInCode: verifyCode,
  signInWithToken: signInByToken,
  getSession: currentSession,
  signOut: endSignIn,
  getDevices: devices,
  endDevices: endOtherDevices,
  saveOrdersPageSettings: saveSettings,
  getHomepageData: homepageData,
  createProductOrder: createOrder,
  duplicateOrder: duplicate,
  createBackBoxOrder: createBackBoxes,
  getOrdersData: listOrders,
  getOrdersCount: countOrders,
  updateProductOrderCosts: updateCosts,
  getCostUpdate: costUpdate,
  getOrderData: orderData,
  getOrderEvents: orderEvents,
  updateOrderStatus: setStatus,
  submitOrder: submit,
  approveOrder: approve,
  requireChanges: sendBack,
  cancelOrder: cancel,
  requestStatusUpdate: askForStatus,
  confirmOrderPayment: confirmPayment,
  recordLedgerEntry: recordOtherEntry,
  createPaymentIntent: createIntent,
  getPaymentIntent: readIntent,
  updatePaymentIntent: updateIntent,
  beginCardPayment: beginPayment,
  refundCardPayment: refundPayment,
  confirmTestCard: confirmCard,
  authenticateTestCard: authenticateCard,
  getTaxRate: taxRate,
  downloadPdf: downloadDocument,
  downloadDrawings: downloadSheets,
  exportProductPrices: exportPrices,
  uploadMedium: upload,
  deleteMedium: setMediumDeleted,
  showPresence: presence,
  getNotifications: notifications,
  markNotificationsRead: markRead,
  resendMail: resend,
  getInvolvedUsers: readInvolved,
  getShareCandidates: shareCandidates,
  generateShareableLink: generateLink,
  revokeShareableLink: revokeLink,
  shareOrder: share,
  addSharee: addOne,
  getOrCreateSharee: getOrCreate,
  removeSharee: remove,
  updateInvolvedUsersData: setPricing,
  getOrgRoleForToken: roleForToken,
  handleGuestShareLink: openGuestLink,
  getGuestsData: guestsData,
  inviteGuest: inviteAsGuest,
  disinviteGuest: takeGuestOff,
  updateGuestData: setGuestTerms,
  pushUserUpdateToMonday: pushUserUpdate,
  getComments: comments,
  addComment: add,
  editComment: edit,
  deleteComment: deleteOwnComment,
  resolveComments: resolve,
  markCommentsRead: readThem,
}

/** Handlers by the name of their endpoint. */
export function allHandlers(): ReadonlyMap<string, AnyHandler> {
  return new Map<string, AnyHandler>([...Object.entries(handlers), ...resourceHandlers()])
}
