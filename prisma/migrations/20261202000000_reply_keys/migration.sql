-- A reply that is sent twice under one key is there once (P-9, SEC-I7).
ALTER TABLE "message" ADD COLUMN "idempotency_key" TEXT;

CREATE UNIQUE INDEX "message_thread_uuid_idempotency_key_key" ON "message"("thread_uuid", "idempotency_key");
