-- CreateTable
CREATE TABLE "provider" (
    "uuid" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "legal_name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "logo_url" TEXT,
    "fca_number" TEXT NOT NULL,
    "website" TEXT,
    "phone" TEXT,
    "year_established" INTEGER,
    "ownership" TEXT NOT NULL,
    "assets_under_administration" BIGINT,
    "strength_agency" TEXT,
    "strength_rating" TEXT,
    "strength_rated_on" TEXT,
    "fscs_note" TEXT NOT NULL,
    "description" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "due_diligence" (
    "uuid" TEXT NOT NULL PRIMARY KEY,
    "financial_year" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "published_on" TEXT NOT NULL,
    "reviewed_by" TEXT NOT NULL,
    "next_review_on" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "methodology" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "panel_item" (
    "uuid" TEXT NOT NULL PRIMARY KEY,
    "due_diligence_uuid" TEXT NOT NULL,
    "provider_uuid" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "segment" TEXT NOT NULL,
    "verdict" TEXT NOT NULL,
    "previous_verdict" TEXT,
    "overall_score" REAL NOT NULL,
    "previous_overall_score" REAL,
    CONSTRAINT "panel_item_due_diligence_uuid_fkey" FOREIGN KEY ("due_diligence_uuid") REFERENCES "due_diligence" ("uuid") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "panel_item_provider_uuid_fkey" FOREIGN KEY ("provider_uuid") REFERENCES "provider" ("uuid") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "due_diligence_report" (
    "uuid" TEXT NOT NULL PRIMARY KEY,
    "panel_item_uuid" TEXT NOT NULL,
    "published_on" TEXT NOT NULL,
    "reviewed_by" TEXT NOT NULL,
    CONSTRAINT "due_diligence_report_panel_item_uuid_fkey" FOREIGN KEY ("panel_item_uuid") REFERENCES "panel_item" ("uuid") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "report_section" (
    "report_uuid" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "score" INTEGER,
    "body" TEXT NOT NULL,
    "evidence" TEXT NOT NULL,
    "tiers" TEXT,

    PRIMARY KEY ("report_uuid", "key"),
    CONSTRAINT "report_section_report_uuid_fkey" FOREIGN KEY ("report_uuid") REFERENCES "due_diligence_report" ("uuid") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "firm" (
    "uuid" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "logo" TEXT,
    "bio" TEXT NOT NULL,
    "fca_number" TEXT NOT NULL,
    "fca_registered_date" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "insight_category" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "insight_author" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "insight" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "title" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "category_id" TEXT NOT NULL,
    "author_id" TEXT NOT NULL,
    "published_at" DATETIME NOT NULL,
    "reading_minutes" INTEGER NOT NULL,
    "image_url" TEXT,
    CONSTRAINT "insight_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "insight_category" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "insight_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "insight_author" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "insight_like" (
    "client_uuid" TEXT NOT NULL,
    "insight_id" TEXT NOT NULL,
    "liked_at" DATETIME NOT NULL,

    PRIMARY KEY ("client_uuid", "insight_id"),
    CONSTRAINT "insight_like_client_uuid_fkey" FOREIGN KEY ("client_uuid") REFERENCES "client" ("uuid") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "insight_like_insight_id_fkey" FOREIGN KEY ("insight_id") REFERENCES "insight" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "notification" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "client_uuid" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "created_at" DATETIME NOT NULL,
    "read_at" DATETIME,
    "action_required" BOOLEAN NOT NULL DEFAULT false,
    "target_route" TEXT,
    "target_id" TEXT,
    CONSTRAINT "notification_client_uuid_fkey" FOREIGN KEY ("client_uuid") REFERENCES "client" ("uuid") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "policy" (
    "uuid" TEXT NOT NULL PRIMARY KEY,
    "client_uuid" TEXT NOT NULL,
    "provider_uuid" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "policy_number" TEXT,
    "name" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "plan_type" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "start_date" TEXT NOT NULL,
    "end_date" TEXT,
    "adviser_name" TEXT NOT NULL,
    "risk_profile" TEXT,
    "details" TEXT NOT NULL,
    CONSTRAINT "policy_client_uuid_fkey" FOREIGN KEY ("client_uuid") REFERENCES "client" ("uuid") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "policy_provider_uuid_fkey" FOREIGN KEY ("provider_uuid") REFERENCES "provider" ("uuid") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "policy_owner" (
    "policy_uuid" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "percentage" REAL NOT NULL,

    PRIMARY KEY ("policy_uuid", "position"),
    CONSTRAINT "policy_owner_policy_uuid_fkey" FOREIGN KEY ("policy_uuid") REFERENCES "policy" ("uuid") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "contribution" (
    "policy_uuid" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "frequency" TEXT NOT NULL,
    "contributor" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "tax_basis" TEXT NOT NULL,
    "starts_on" TEXT NOT NULL,
    "stops_on" TEXT,

    PRIMARY KEY ("policy_uuid", "position"),
    CONSTRAINT "contribution_policy_uuid_fkey" FOREIGN KEY ("policy_uuid") REFERENCES "policy" ("uuid") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "withdrawal" (
    "policy_uuid" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "frequency" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "tax_basis" TEXT NOT NULL,
    "starts_on" TEXT NOT NULL,
    "stops_on" TEXT,

    PRIMARY KEY ("policy_uuid", "position"),
    CONSTRAINT "withdrawal_policy_uuid_fkey" FOREIGN KEY ("policy_uuid") REFERENCES "policy" ("uuid") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "charge" (
    "policy_uuid" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "percent_a_year" REAL,
    "amount" BIGINT,
    "frequency" TEXT NOT NULL,

    PRIMARY KEY ("policy_uuid", "position"),
    CONSTRAINT "charge_policy_uuid_fkey" FOREIGN KEY ("policy_uuid") REFERENCES "policy" ("uuid") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "valuation" (
    "uuid" TEXT NOT NULL PRIMARY KEY,
    "policy_uuid" TEXT NOT NULL,
    "valued_on" TEXT NOT NULL,
    "received_at" DATETIME NOT NULL,
    "source" TEXT NOT NULL,
    "value" BIGINT NOT NULL,
    "transfer_value" BIGINT,
    "cash" BIGINT NOT NULL,
    "net_contributions" BIGINT NOT NULL,
    CONSTRAINT "valuation_policy_uuid_fkey" FOREIGN KEY ("policy_uuid") REFERENCES "policy" ("uuid") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "holding" (
    "valuation_uuid" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "fund_name" TEXT NOT NULL,
    "isin" TEXT NOT NULL,
    "units" REAL NOT NULL,
    "price" REAL NOT NULL,
    "price_date" TEXT NOT NULL,
    "value" BIGINT NOT NULL,
    "asset_class" TEXT NOT NULL,
    "percent" REAL NOT NULL,

    PRIMARY KEY ("valuation_uuid", "position"),
    CONSTRAINT "holding_valuation_uuid_fkey" FOREIGN KEY ("valuation_uuid") REFERENCES "valuation" ("uuid") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "client" (
    "uuid" TEXT NOT NULL PRIMARY KEY,
    "email" TEXT NOT NULL,
    "title" TEXT,
    "first_name" TEXT NOT NULL,
    "surname" TEXT NOT NULL,
    "given_name" TEXT NOT NULL,
    "is_vip" BOOLEAN NOT NULL DEFAULT false,
    "home_number" TEXT,
    "work_number" TEXT,
    "mobile_number" TEXT,
    "address_line_1" TEXT,
    "address_line_2" TEXT,
    "address_line_3" TEXT,
    "town" TEXT,
    "county" TEXT,
    "postcode" TEXT,
    "country" TEXT,
    "country_id" TEXT,
    "created_at" DATETIME NOT NULL,
    "password_hash" TEXT,
    "password_changed_at" DATETIME,
    "disabled_at" DATETIME,
    "mfa" TEXT NOT NULL DEFAULT 'setup',
    "totp_secret" TEXT,
    "pending_totp_secret" TEXT,
    "last_totp_step" INTEGER,
    "failed_login_count" INTEGER NOT NULL DEFAULT 0,
    "locked_until" DATETIME,
    "failed_code_count" INTEGER NOT NULL DEFAULT 0,
    "code_locked_until" DATETIME,
    "failed_unlock_count" INTEGER NOT NULL DEFAULT 0
);

-- CreateTable
CREATE TABLE "amendment" (
    "uuid" TEXT NOT NULL PRIMARY KEY,
    "client_uuid" TEXT NOT NULL,
    "open_for_client_uuid" TEXT,
    "status" TEXT NOT NULL,
    "submitted_at" DATETIME NOT NULL,
    "decided_at" DATETIME,
    "changes" TEXT NOT NULL,
    "note" TEXT,
    CONSTRAINT "amendment_client_uuid_fkey" FOREIGN KEY ("client_uuid") REFERENCES "client" ("uuid") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "issued_token" (
    "jti" TEXT NOT NULL PRIMARY KEY,
    "client_uuid" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "issued_at" DATETIME NOT NULL,
    "expires_at" DATETIME NOT NULL,
    "revoked_at" DATETIME,
    "used_at" DATETIME,
    "failed_code_count" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "issued_token_client_uuid_fkey" FOREIGN KEY ("client_uuid") REFERENCES "client" ("uuid") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "shadow_login" (
    "address_key" TEXT NOT NULL PRIMARY KEY,
    "failed_login_count" INTEGER NOT NULL DEFAULT 0,
    "locked_until" DATETIME,
    "failed_unlock_count" INTEGER NOT NULL DEFAULT 0,
    "updated_at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "rate_counter" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "count" INTEGER NOT NULL,
    "expires_at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "mailed_code" (
    "code_hash" TEXT NOT NULL PRIMARY KEY,
    "client_uuid" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "created_at" DATETIME NOT NULL,
    "expires_at" DATETIME NOT NULL,
    "used_at" DATETIME,
    "voided_at" DATETIME,
    CONSTRAINT "mailed_code_client_uuid_fkey" FOREIGN KEY ("client_uuid") REFERENCES "client" ("uuid") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "device" (
    "uuid" TEXT NOT NULL PRIMARY KEY,
    "client_uuid" TEXT NOT NULL,
    "device_id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" DATETIME NOT NULL,
    "last_seen_at" DATETIME NOT NULL,
    "failed_login_count" INTEGER NOT NULL DEFAULT 0,
    "locked_until" DATETIME,
    CONSTRAINT "device_client_uuid_fkey" FOREIGN KEY ("client_uuid") REFERENCES "client" ("uuid") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "support_reason" (
    "reason" TEXT NOT NULL PRIMARY KEY,
    "position" INTEGER NOT NULL
);

-- CreateTable
CREATE TABLE "support_request" (
    "uuid" TEXT NOT NULL PRIMARY KEY,
    "client_uuid" TEXT,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "idempotency_key" TEXT,
    "created_at" DATETIME NOT NULL,
    CONSTRAINT "support_request_client_uuid_fkey" FOREIGN KEY ("client_uuid") REFERENCES "client" ("uuid") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "outbox_mail" (
    "uuid" TEXT NOT NULL PRIMARY KEY,
    "recipient" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "created_at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "terms_version" (
    "version" TEXT NOT NULL PRIMARY KEY,
    "title" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "effective_from" TEXT NOT NULL,
    "changes_summary" TEXT
);

-- CreateTable
CREATE TABLE "terms_acceptance" (
    "client_uuid" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "accepted_at" DATETIME NOT NULL,

    PRIMARY KEY ("client_uuid", "version"),
    CONSTRAINT "terms_acceptance_client_uuid_fkey" FOREIGN KEY ("client_uuid") REFERENCES "client" ("uuid") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "terms_acceptance_version_fkey" FOREIGN KEY ("version") REFERENCES "terms_version" ("version") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "content_page" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "title" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "updated_on" TEXT NOT NULL,
    "position" INTEGER NOT NULL
);

-- CreateTable
CREATE TABLE "thread" (
    "uuid" TEXT NOT NULL PRIMARY KEY,
    "client_uuid" TEXT NOT NULL,
    "policy_uuid" TEXT,
    "subject" TEXT NOT NULL,
    "contact_name" TEXT NOT NULL,
    "contact_role" TEXT NOT NULL,
    "last_message_at" DATETIME NOT NULL,
    CONSTRAINT "thread_client_uuid_fkey" FOREIGN KEY ("client_uuid") REFERENCES "client" ("uuid") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "thread_policy_uuid_fkey" FOREIGN KEY ("policy_uuid") REFERENCES "policy" ("uuid") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "message" (
    "uuid" TEXT NOT NULL PRIMARY KEY,
    "thread_uuid" TEXT NOT NULL,
    "sender_name" TEXT NOT NULL,
    "is_client" BOOLEAN NOT NULL,
    "body" TEXT NOT NULL,
    "sent_at" DATETIME NOT NULL,
    "read_at" DATETIME,
    CONSTRAINT "message_thread_uuid_fkey" FOREIGN KEY ("thread_uuid") REFERENCES "thread" ("uuid") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "system_section" (
    "section" TEXT NOT NULL PRIMARY KEY,
    "updated_at" DATETIME NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "provider_name_key" ON "provider"("name");

-- CreateIndex
CREATE UNIQUE INDEX "due_diligence_financial_year_key" ON "due_diligence"("financial_year");

-- CreateIndex
CREATE INDEX "due_diligence_published_on_idx" ON "due_diligence"("published_on");

-- CreateIndex
CREATE INDEX "panel_item_provider_uuid_idx" ON "panel_item"("provider_uuid");

-- CreateIndex
CREATE UNIQUE INDEX "panel_item_due_diligence_uuid_provider_uuid_key" ON "panel_item"("due_diligence_uuid", "provider_uuid");

-- CreateIndex
CREATE UNIQUE INDEX "due_diligence_report_panel_item_uuid_key" ON "due_diligence_report"("panel_item_uuid");

-- CreateIndex
CREATE INDEX "insight_published_at_id_idx" ON "insight"("published_at", "id");

-- CreateIndex
CREATE INDEX "insight_category_id_published_at_idx" ON "insight"("category_id", "published_at");

-- CreateIndex
CREATE INDEX "insight_author_id_published_at_idx" ON "insight"("author_id", "published_at");

-- CreateIndex
CREATE INDEX "insight_like_insight_id_idx" ON "insight_like"("insight_id");

-- CreateIndex
CREATE INDEX "notification_client_uuid_created_at_idx" ON "notification"("client_uuid", "created_at");

-- CreateIndex
CREATE INDEX "notification_client_uuid_read_at_idx" ON "notification"("client_uuid", "read_at");

-- CreateIndex
CREATE INDEX "policy_client_uuid_provider_uuid_idx" ON "policy"("client_uuid", "provider_uuid");

-- CreateIndex
CREATE INDEX "policy_provider_uuid_idx" ON "policy"("provider_uuid");

-- CreateIndex
CREATE UNIQUE INDEX "policy_client_uuid_position_key" ON "policy"("client_uuid", "position");

-- CreateIndex
CREATE UNIQUE INDEX "valuation_policy_uuid_valued_on_key" ON "valuation"("policy_uuid", "valued_on");

-- CreateIndex
CREATE UNIQUE INDEX "client_email_key" ON "client"("email");

-- CreateIndex
CREATE UNIQUE INDEX "amendment_open_for_client_uuid_key" ON "amendment"("open_for_client_uuid");

-- CreateIndex
CREATE INDEX "amendment_client_uuid_submitted_at_idx" ON "amendment"("client_uuid", "submitted_at");

-- CreateIndex
CREATE INDEX "issued_token_client_uuid_idx" ON "issued_token"("client_uuid");

-- CreateIndex
CREATE INDEX "issued_token_expires_at_idx" ON "issued_token"("expires_at");

-- CreateIndex
CREATE INDEX "shadow_login_updated_at_idx" ON "shadow_login"("updated_at");

-- CreateIndex
CREATE INDEX "rate_counter_expires_at_idx" ON "rate_counter"("expires_at");

-- CreateIndex
CREATE INDEX "mailed_code_client_uuid_purpose_idx" ON "mailed_code"("client_uuid", "purpose");

-- CreateIndex
CREATE UNIQUE INDEX "device_client_uuid_device_id_key" ON "device"("client_uuid", "device_id");

-- CreateIndex
CREATE UNIQUE INDEX "support_reason_position_key" ON "support_reason"("position");

-- CreateIndex
CREATE UNIQUE INDEX "support_request_idempotency_key_key" ON "support_request"("idempotency_key");

-- CreateIndex
CREATE INDEX "support_request_client_uuid_idx" ON "support_request"("client_uuid");

-- CreateIndex
CREATE INDEX "outbox_mail_recipient_created_at_idx" ON "outbox_mail"("recipient", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "terms_version_effective_from_key" ON "terms_version"("effective_from");

-- CreateIndex
CREATE INDEX "terms_acceptance_version_idx" ON "terms_acceptance"("version");

-- CreateIndex
CREATE UNIQUE INDEX "content_page_position_key" ON "content_page"("position");

-- CreateIndex
CREATE INDEX "thread_client_uuid_last_message_at_idx" ON "thread"("client_uuid", "last_message_at");

-- CreateIndex
CREATE INDEX "thread_policy_uuid_idx" ON "thread"("policy_uuid");

-- CreateIndex
CREATE INDEX "message_thread_uuid_sent_at_idx" ON "message"("thread_uuid", "sent_at");

