-- A conversation that is begun twice under one key is begun once (row P9, security I7).
ALTER TABLE "thread" ADD COLUMN "idempotency_key" TEXT;

CREATE UNIQUE INDEX "thread_client_uuid_idempotency_key_key" ON "thread"("client_uuid", "idempotency_key");
