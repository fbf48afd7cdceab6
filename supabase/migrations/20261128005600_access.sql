-- What holds for all tables, and who may read, write and call what. Row-level security decides about rows; what is
-- not named here is closed to all roles.

do $$
declare
  name regclass;
  key name;
begin
  for name in
    select oid from pg_class
    where relkind = 'r' and relowner = current_user::regrole
      and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
  loop
    execute format('alter table %s enable row level security', name);
  end loop;

  -- What a foreign key points to is looked up here when it is deleted.
  for name, key in
    select conrelid, attname from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not exists (select from pg_index where indrelid = conrelid and indkey[0] = attnum and indpred is null)
  loop
    execute format('create index on %s (%I)', name, key);
  end loop;
end
$$;

grant all on
  public.profiles, public.user_roles, public.role_permissions, public.media, public.media_texts,
  public.media_usage,
  public.posts, public.published_posts, public.scheduled_posts, public.post_revisions, public.post_redirects,
  public.post_summaries, public.galleries, public.portfolio_images, public.published_galleries,
  public.gallery_revisions, public.gallery_redirects, public.content_changes, public.business_settings,
  public.business_settings_revisions, public.pages, public.published_pages, public.scheduled_pages,
  public.page_revisions, public.page_redirects, public.old_addresses, public.site_menu, public.releases,
  public.enquiries, public.enquiry_events, public.enquiry_pictures, public.answer_times, public.answer_settings,
  public.appointments, public.notice_settings, public.notices, public.testimonial_settings, public.testimonials,
  public.published_testimonials, public.unapproved_pictures, public.preview_links
to service_role;
revoke all on public.audit_log from service_role;
grant select, insert on public.audit_log, public.testimonial_records to service_role;
grant select on public.post_states, public.gallery_states, public.page_states to authenticated, service_role;

grant select on
  public.media, public.media_texts, public.published_posts, public.post_redirects, public.published_galleries,
  public.gallery_redirects, public.published_pages, public.page_redirects, public.old_addresses, public.business_settings, public.site_menu,
  public.published_testimonials, public.unapproved_pictures
to anon, authenticated;
grant select on public.published_media, public.published_media_texts to anon, authenticated, service_role;
grant select on
  public.profiles, public.user_roles, public.role_permissions, public.media_usage, public.posts,
  public.scheduled_posts, public.post_revisions, public.post_summaries, public.galleries,
  public.portfolio_images, public.gallery_revisions, public.content_changes, public.enquiries,
  public.enquiry_events, public.enquiry_pictures, public.answer_times, public.answer_settings, public.appointments,
  public.business_settings_revisions, public.pages, public.scheduled_pages, public.page_revisions,
  public.releases, public.notice_settings, public.notices, public.audit_log,
  public.testimonial_settings, public.testimonial_records
to authenticated;
-- What is kept of a token concerns nobody.
grant select (
  id, gallery_id, enquiry_id, customer_name, email, expires_at, link_withdrawn_at, known_by, text, shown_name, rating,
  media_ids, permission, given_at, declined_at, taken_back_at, version, created_at, created_by
), delete on public.testimonials to authenticated;
grant select (id, kind, document_id, created_at, created_by, expires_at, visits, last_visit_at), delete
on public.preview_links to authenticated;
grant insert, update (alt, caption, version), delete on public.media_texts to authenticated;
grant insert, update, delete on public.media, public.posts, public.galleries, public.portfolio_images, public.pages,
  public.old_addresses
to authenticated;
grant update on public.profiles, public.business_settings, public.site_menu to authenticated;
grant update (status, assigned_to, note, note_version), delete on public.enquiries to authenticated;
grant update (
  recipients, tells_enquiries, tells_accounts, tells_releases, reminds_enquiries, enquiry_detail,
  confirms_enquiries, confirmations, version
) on public.notice_settings to authenticated;
grant update (templates, replies_to_member, version) on public.answer_settings to authenticated;

grant execute on function
  private.trim_text, private.is_slug, private.is_word_list, private.is_mail_address, private.is_safe_path,
  public.authorize, public.get_current_user_role, public.team_members, public.colleagues,
  public.set_member_role, public.set_member_active, public.remove_member_factor, public.touch_last_seen,
  public.reuse_media, public.register_media, private.media_words, public.search_media, public.count_media,
  public.media_tags, public.tag_media, public.bin_media, public.restore_media, public.delete_media,
  public.record_backup, public.last_backup, public.former_pictures, public.use_media_instead,
  public.restore_revision, public.publish_document, public.unpublish_document, public.discard_changes,
  public.duplicate_document, public.translate_document, public.search_staff, public.list_posts, public.post_tags, public.post_authors, public.change_posts,
  public.record_translation, public.post_translations,
  private.is_language, public.record_presence, public.add_portfolio_images, public.place_upload,
  public.move_portfolio_images, public.move_gallery, public.record_gallery_translation, private.is_gallery_words, private.is_gallery_originals,
  private.is_captions, private.titled_words, private.is_page_slug, private.is_page_content,
  private.is_service_names, private.is_menu, private.is_link, private.is_page_original, public.record_page_translation, private.is_phone_number,
  private.is_settings_line, private.is_day, private.is_week, private.is_closures, private.is_price_list,
  private.is_second_phone, private.is_profile_address, private.is_socials, private.is_language_list, private.is_words, private.is_words_by_language,
  private.is_logo,
  private.is_answer_templates, private.is_own_confirmations, public.enquiry_staff, public.send_answer, public.record_answer, public.take_back_answer,
  public.answer_speed, public.answer_sending, public.propose_appointment, public.move_appointment, public.withdraw_appointment,
  public.appointment_link, public.appointment_file, public.appointment_calendar_secret, public.change_appointment_calendar,
  public.content_at, public.record_site_defaults, public.put_back_change, public.request_release,
  public.refresh_releases, public.confirm_release,
  public.release_selection, public.release_history, public.preview_return, public.return_to_release,
  public.staff_figures, public.enquiry_notices, public.failing_notices, public.retry_notices,
  public.send_test_notice, public.notice_sending, public.settle_quarantine, private.message_print, private.phone_print,
  public.request_testimonial, public.withdraw_testimonial_link, public.publish_testimonial, public.take_off_testimonial, public.set_testimonial_ratings,
  public.record_picture_permission, public.files_without_record, public.records_without_file,
  public.files_without_enquiry, public.personal_data, public.delete_personal_data, public.taken_back, public.coming_appointments,
  public.waiting_testimonials, public.refused_photographs, public.discard_picture_changes, public.unsent_answers,
  public.make_preview_link, public.numbers
to authenticated, service_role;
grant execute on function
  private.has_session, private.is_active_session, private.current_role_name, private.is_file_kept,
  private.is_enquiry_file_kept, private.may_read_drafts
to authenticated;
-- Whoever is signed in is no visitor.
grant execute on function private.is_ticket_open, public.count_view to anon;
grant execute on function
  private.make_admin, public.release_due, public.record_release, public.claim_release,
  public.resume_releases, public.record_progress, public.pictures_to_encode, public.claim_notices, public.record_notice,
  public.start_backup, public.read_backup, public.end_backup, public.begin_restore, public.restore_rows,
  public.require_empty, public.finish_restore, public.list_files, public.inspect_project, public.release_state
to service_role;
grant execute on function
  public.content_version, public.changes_since, public.submit_enquiry, public.send_enquiry_form, public.proof_challenge,
  public.open_testimonial, public.give_testimonial, public.take_back_testimonial,
  public.begin_enquiry_pictures, public.withdraw_enquiry_picture, public.appointment_by_link, public.answer_appointment,
  public.appointment_calendar, public.open_preview
to anon, authenticated, service_role;
