-- A request to the support team may say in words what happened (L-9).
ALTER TABLE "support_request" ADD COLUMN "message" TEXT;
