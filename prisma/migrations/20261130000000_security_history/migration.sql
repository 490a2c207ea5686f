-- Sessions are listed to the person whose they are, and each can be ended: the tokens of one sign-in belong together.
CREATE TABLE "sign_in_session" (
    "uuid" TEXT NOT NULL PRIMARY KEY,
    "client_uuid" TEXT NOT NULL,
    "device_id" TEXT,
    "device_name" TEXT,
    "started_at" DATETIME NOT NULL,
    "last_used_at" DATETIME NOT NULL,
    CONSTRAINT "sign_in_session_client_uuid_fkey" FOREIGN KEY ("client_uuid") REFERENCES "client" ("uuid") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "sign_in_session_client_uuid_idx" ON "sign_in_session"("client_uuid");

-- CreateIndex
CREATE INDEX "sign_in_session_started_at_idx" ON "sign_in_session"("started_at");

-- AlterTable
ALTER TABLE "issued_token" ADD COLUMN "session_uuid" TEXT REFERENCES "sign_in_session" ("uuid") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "issued_token_session_uuid_idx" ON "issued_token"("session_uuid");

-- CreateTable
CREATE TABLE "security_event" (
    "uuid" TEXT NOT NULL PRIMARY KEY,
    "client_uuid" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "occurred_at" DATETIME NOT NULL,
    "device_id" TEXT,
    "device_name" TEXT,
    CONSTRAINT "security_event_client_uuid_fkey" FOREIGN KEY ("client_uuid") REFERENCES "client" ("uuid") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "security_event_client_uuid_occurred_at_idx" ON "security_event"("client_uuid", "occurred_at");

-- A history is written once: nothing in it changes afterwards.
CREATE TRIGGER "security_event_is_append_only" BEFORE UPDATE ON "security_event"
BEGIN
    SELECT RAISE(ABORT, 'security_event is append-only');
END;

-- CreateTable
CREATE TABLE "recovery_code" (
    "code_hash" TEXT NOT NULL PRIMARY KEY,
    "client_uuid" TEXT NOT NULL,
    "created_at" DATETIME NOT NULL,
    "used_at" DATETIME,
    CONSTRAINT "recovery_code_client_uuid_fkey" FOREIGN KEY ("client_uuid") REFERENCES "client" ("uuid") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "recovery_code_client_uuid_idx" ON "recovery_code"("client_uuid");
