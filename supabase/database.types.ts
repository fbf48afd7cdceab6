// Written by `npm run types` from supabase/migrations. Change those, not this.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      answer_settings: {
        Row: {
          id: boolean
          replies_to_member: boolean
          templates: Json | null
          updated_at: string
          updated_by: string | null
          version: number
        }
        Insert: {
          id?: boolean
          replies_to_member?: boolean
          templates?: Json | null
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Update: {
          id?: boolean
          replies_to_member?: boolean
          templates?: Json | null
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "answer_settings_updated_by_fkey"
            columns: ["updated_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      answer_times: {
        Row: {
          enquiry_id: string | null
          id: number
          minutes: number
          received_at: string
        }
        Insert: {
          enquiry_id?: string | null
          id?: never
          minutes: number
          received_at: string
        }
        Update: {
          enquiry_id?: string | null
          id?: never
          minutes?: number
          received_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "answer_times_enquiry_id_fkey"
            columns: ["enquiry_id"]
            isOneToOne: true
            referencedRelation: "enquiries"
            referencedColumns: ["id"]
          },
        ]
      }
      appointments: {
        Row: {
          answer: string
          chosen: string | null
          created_at: string
          enquiry_id: string
          id: string
          is_in_calendar: boolean
          link_hash: string
          minutes: number
          place: string
          proposed_by: string | null
          sequence: number
          state: Database["public"]["Enums"]["appointment_state"]
          texts: Json
          times: string[]
          updated_at: string
        }
        Insert: {
          answer?: string
          chosen?: string | null
          created_at?: string
          enquiry_id: string
          id?: string
          is_in_calendar?: boolean
          link_hash: string
          minutes: number
          place: string
          proposed_by?: string | null
          sequence?: number
          state?: Database["public"]["Enums"]["appointment_state"]
          texts: Json
          times: string[]
          updated_at?: string
        }
        Update: {
          answer?: string
          chosen?: string | null
          created_at?: string
          enquiry_id?: string
          id?: string
          is_in_calendar?: boolean
          link_hash?: string
          minutes?: number
          place?: string
          proposed_by?: string | null
          sequence?: number
          state?: Database["public"]["Enums"]["appointment_state"]
          texts?: Json
          times?: string[]
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "appointments_enquiry_id_fkey"
            columns: ["enquiry_id"]
            isOneToOne: false
            referencedRelation: "enquiries"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "appointments_proposed_by_fkey"
            columns: ["proposed_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      audit_log: {
        Row: {
          action: string
          actor: string | null
          actor_role: string
          at: string
          details: Json
          entity: string
          entity_id: string
          id: number
        }
        Insert: {
          action: string
          actor?: string | null
          actor_role?: string
          at?: string
          details?: Json
          entity: string
          entity_id?: string
          id?: never
        }
        Update: {
          action?: string
          actor?: string | null
          actor_role?: string
          at?: string
          details?: Json
          entity?: string
          entity_id?: string
          id?: never
        }
        Relationships: []
      }
      business_settings: {
        Row: {
          area: string | null
          bracket: string | null
          city: string | null
          closures: Json | null
          company: string | null
          country: string | null
          counts: boolean
          email: string | null
          greeting: string | null
          hours: Json | null
          icon: string | null
          id: boolean
          languages: Json | null
          legal: string | null
          logo: Json | null
          name: string | null
          note: string | null
          phone: string | null
          postcode: string | null
          prices: Json
          region: string | null
          reviews: string
          second: Json | null
          socials: Json | null
          street: string | null
          trade: string | null
          translations: Json
          untranslated: boolean
          updated_at: string
          updated_by: string | null
          vat: string | null
          version: number
          whatsapp: string | null
          words: Json
        }
        Insert: {
          area?: string | null
          bracket?: string | null
          city?: string | null
          closures?: Json | null
          company?: string | null
          country?: string | null
          counts?: boolean
          email?: string | null
          greeting?: string | null
          hours?: Json | null
          icon?: string | null
          id?: boolean
          languages?: Json | null
          legal?: string | null
          logo?: Json | null
          name?: string | null
          note?: string | null
          phone?: string | null
          postcode?: string | null
          prices?: Json
          region?: string | null
          reviews?: string
          second?: Json | null
          socials?: Json | null
          street?: string | null
          trade?: string | null
          translations?: Json
          untranslated?: boolean
          updated_at?: string
          updated_by?: string | null
          vat?: string | null
          version?: number
          whatsapp?: string | null
          words?: Json
        }
        Update: {
          area?: string | null
          bracket?: string | null
          city?: string | null
          closures?: Json | null
          company?: string | null
          country?: string | null
          counts?: boolean
          email?: string | null
          greeting?: string | null
          hours?: Json | null
          icon?: string | null
          id?: boolean
          languages?: Json | null
          legal?: string | null
          logo?: Json | null
          name?: string | null
          note?: string | null
          phone?: string | null
          postcode?: string | null
          prices?: Json
          region?: string | null
          reviews?: string
          second?: Json | null
          socials?: Json | null
          street?: string | null
          trade?: string | null
          translations?: Json
          untranslated?: boolean
          updated_at?: string
          updated_by?: string | null
          vat?: string | null
          version?: number
          whatsapp?: string | null
          words?: Json
        }
        Relationships: [
          {
            foreignKeyName: "business_settings_updated_by_fkey"
            columns: ["updated_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      business_settings_revisions: {
        Row: {
          saved_at: string
          saved_by: string | null
          settings: Json
          version: number
        }
        Insert: {
          saved_at?: string
          saved_by?: string | null
          settings: Json
          version: number
        }
        Update: {
          saved_at?: string
          saved_by?: string | null
          settings?: Json
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "business_settings_revisions_saved_by_fkey"
            columns: ["saved_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      content_changes: {
        Row: {
          action: string
          actor: string | null
          at: string
          before: Json | null
          entity: string
          entity_id: string | null
          is_return: boolean
          title: string
          version: number
        }
        Insert: {
          action: string
          actor?: string | null
          at?: string
          before?: Json | null
          entity: string
          entity_id?: string | null
          is_return?: boolean
          title?: string
          version?: never
        }
        Update: {
          action?: string
          actor?: string | null
          at?: string
          before?: Json | null
          entity?: string
          entity_id?: string | null
          is_return?: boolean
          title?: string
          version?: never
        }
        Relationships: [
          {
            foreignKeyName: "content_changes_actor_fkey"
            columns: ["actor"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      enquiries: {
        Row: {
          assigned_to: string | null
          campaign: Json
          consent_at: string
          created_at: string
          doubt: Database["public"]["Enums"]["enquiry_doubt"] | null
          email: string
          first_answered_at: string | null
          first_answered_by: string | null
          first_answered_way: Database["public"]["Enums"]["answer_way"] | null
          has_lost_pictures: boolean
          id: string
          is_proved: boolean
          language: string
          message: string
          name: string
          note: string
          note_version: number
          owner_reminded_at: string | null
          page: string
          phone: string
          pictures: number
          read_pages: string[]
          reminded_at: string | null
          sender_hash: string | null
          service: string | null
          status: Database["public"]["Enums"]["enquiry_status"]
          updated_at: string
          updated_by: string | null
        }
        Insert: {
          assigned_to?: string | null
          campaign?: Json
          consent_at: string
          created_at?: string
          doubt?: Database["public"]["Enums"]["enquiry_doubt"] | null
          email?: string
          first_answered_at?: string | null
          first_answered_by?: string | null
          first_answered_way?: Database["public"]["Enums"]["answer_way"] | null
          has_lost_pictures?: boolean
          id?: string
          is_proved?: boolean
          language?: string
          message: string
          name: string
          note?: string
          note_version?: number
          owner_reminded_at?: string | null
          page?: string
          phone?: string
          pictures?: number
          read_pages?: string[]
          reminded_at?: string | null
          sender_hash?: string | null
          service?: string | null
          status?: Database["public"]["Enums"]["enquiry_status"]
          updated_at?: string
          updated_by?: string | null
        }
        Update: {
          assigned_to?: string | null
          campaign?: Json
          consent_at?: string
          created_at?: string
          doubt?: Database["public"]["Enums"]["enquiry_doubt"] | null
          email?: string
          first_answered_at?: string | null
          first_answered_by?: string | null
          first_answered_way?: Database["public"]["Enums"]["answer_way"] | null
          has_lost_pictures?: boolean
          id?: string
          is_proved?: boolean
          language?: string
          message?: string
          name?: string
          note?: string
          note_version?: number
          owner_reminded_at?: string | null
          page?: string
          phone?: string
          pictures?: number
          read_pages?: string[]
          reminded_at?: string | null
          sender_hash?: string | null
          service?: string | null
          status?: Database["public"]["Enums"]["enquiry_status"]
          updated_at?: string
          updated_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "enquiries_assigned_to_fkey"
            columns: ["assigned_to"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
          {
            foreignKeyName: "enquiries_first_answered_by_fkey"
            columns: ["first_answered_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
          {
            foreignKeyName: "enquiries_updated_by_fkey"
            columns: ["updated_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      enquiry_events: {
        Row: {
          actor: string | null
          enquiry_id: string
          happened_at: string
          id: number
          kind: Database["public"]["Enums"]["enquiry_event_kind"]
          words: string
        }
        Insert: {
          actor?: string | null
          enquiry_id: string
          happened_at?: string
          id?: never
          kind: Database["public"]["Enums"]["enquiry_event_kind"]
          words?: string
        }
        Update: {
          actor?: string | null
          enquiry_id?: string
          happened_at?: string
          id?: never
          kind?: Database["public"]["Enums"]["enquiry_event_kind"]
          words?: string
        }
        Relationships: [
          {
            foreignKeyName: "enquiry_events_actor_fkey"
            columns: ["actor"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
          {
            foreignKeyName: "enquiry_events_enquiry_id_fkey"
            columns: ["enquiry_id"]
            isOneToOne: false
            referencedRelation: "enquiries"
            referencedColumns: ["id"]
          },
        ]
      }
      enquiry_pictures: {
        Row: {
          bytes: number
          created_at: string
          enquiry_id: string
          id: string
          mime_type: string
          path: string
          permitted_at: string | null
          permitted_by: string | null
          position: number
        }
        Insert: {
          bytes: number
          created_at?: string
          enquiry_id: string
          id?: string
          mime_type: string
          path: string
          permitted_at?: string | null
          permitted_by?: string | null
          position: number
        }
        Update: {
          bytes?: number
          created_at?: string
          enquiry_id?: string
          id?: string
          mime_type?: string
          path?: string
          permitted_at?: string | null
          permitted_by?: string | null
          position?: number
        }
        Relationships: [
          {
            foreignKeyName: "enquiry_pictures_enquiry_id_fkey"
            columns: ["enquiry_id"]
            isOneToOne: false
            referencedRelation: "enquiries"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "enquiry_pictures_permitted_by_fkey"
            columns: ["permitted_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      galleries: {
        Row: {
          cover_media_id: string | null
          created_at: string
          created_by: string | null
          deleted_at: string | null
          duration_weeks: number | null
          id: string
          materials: string[]
          noindex: boolean
          originals: Json
          pictures_version: number
          place: string
          position: number
          service: string | null
          slug: string
          story: string
          summary: string
          title: string
          updated_at: string
          updated_by: string | null
          version: number
          words: Json
          year: number | null
        }
        Insert: {
          cover_media_id?: string | null
          created_at?: string
          created_by?: string | null
          deleted_at?: string | null
          duration_weeks?: number | null
          id?: string
          materials?: string[]
          noindex?: boolean
          originals?: Json
          pictures_version?: number
          place?: string
          position?: number
          service?: string | null
          slug?: string
          story?: string
          summary?: string
          title?: string
          updated_at?: string
          updated_by?: string | null
          version?: number
          words?: Json
          year?: number | null
        }
        Update: {
          cover_media_id?: string | null
          created_at?: string
          created_by?: string | null
          deleted_at?: string | null
          duration_weeks?: number | null
          id?: string
          materials?: string[]
          noindex?: boolean
          originals?: Json
          pictures_version?: number
          place?: string
          position?: number
          service?: string | null
          slug?: string
          story?: string
          summary?: string
          title?: string
          updated_at?: string
          updated_by?: string | null
          version?: number
          words?: Json
          year?: number | null
        }
        Relationships: [
          {
            foreignKeyName: "galleries_cover_media_id_fkey"
            columns: ["cover_media_id"]
            isOneToOne: false
            referencedRelation: "media"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "galleries_created_by_fkey"
            columns: ["created_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
          {
            foreignKeyName: "galleries_updated_by_fkey"
            columns: ["updated_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      gallery_redirects: {
        Row: {
          created_at: string
          gallery_id: string
          language: string
          old_slug: string
          path: string
        }
        Insert: {
          created_at?: string
          gallery_id: string
          language?: string
          old_slug: string
          path?: never
        }
        Update: {
          created_at?: string
          gallery_id?: string
          language?: string
          old_slug?: string
          path?: never
        }
        Relationships: [
          {
            foreignKeyName: "gallery_redirects_gallery_id_fkey"
            columns: ["gallery_id"]
            isOneToOne: false
            referencedRelation: "galleries"
            referencedColumns: ["id"]
          },
        ]
      }
      gallery_revisions: {
        Row: {
          content: Json
          created_at: string
          created_by: string | null
          gallery_id: string
          id: string
          reason: Database["public"]["Enums"]["revision_reason"]
        }
        Insert: {
          content: Json
          created_at?: string
          created_by?: string | null
          gallery_id: string
          id?: string
          reason: Database["public"]["Enums"]["revision_reason"]
        }
        Update: {
          content?: Json
          created_at?: string
          created_by?: string | null
          gallery_id?: string
          id?: string
          reason?: Database["public"]["Enums"]["revision_reason"]
        }
        Relationships: [
          {
            foreignKeyName: "gallery_revisions_created_by_fkey"
            columns: ["created_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
          {
            foreignKeyName: "gallery_revisions_gallery_id_fkey"
            columns: ["gallery_id"]
            isOneToOne: false
            referencedRelation: "galleries"
            referencedColumns: ["id"]
          },
        ]
      }
      media: {
        Row: {
          alt: string
          bucket: string
          bytes: number
          caption: string
          created_at: string
          created_by: string | null
          credit: string
          decorative: boolean
          deleted_at: string | null
          focal_x: number
          focal_y: number
          height: number
          id: string
          mime_type: string
          path: string
          public_since: string | null
          search_text: string
          sha256: string | null
          slug: string | null
          tags: string[]
          thumbhash: string | null
          title: string
          updated_at: string
          updated_by: string | null
          version: number
          width: number
        }
        Insert: {
          alt?: string
          bucket: string
          bytes: number
          caption?: string
          created_at?: string
          created_by?: string | null
          credit?: string
          decorative?: boolean
          deleted_at?: string | null
          focal_x?: number
          focal_y?: number
          height: number
          id?: string
          mime_type: string
          path: string
          public_since?: string | null
          search_text?: never
          sha256?: string | null
          slug?: string | null
          tags?: string[]
          thumbhash?: string | null
          title?: string
          updated_at?: string
          updated_by?: string | null
          version?: number
          width: number
        }
        Update: {
          alt?: string
          bucket?: string
          bytes?: number
          caption?: string
          created_at?: string
          created_by?: string | null
          credit?: string
          decorative?: boolean
          deleted_at?: string | null
          focal_x?: number
          focal_y?: number
          height?: number
          id?: string
          mime_type?: string
          path?: string
          public_since?: string | null
          search_text?: never
          sha256?: string | null
          slug?: string | null
          tags?: string[]
          thumbhash?: string | null
          title?: string
          updated_at?: string
          updated_by?: string | null
          version?: number
          width?: number
        }
        Relationships: [
          {
            foreignKeyName: "media_created_by_fkey"
            columns: ["created_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
          {
            foreignKeyName: "media_updated_by_fkey"
            columns: ["updated_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      media_texts: {
        Row: {
          alt: string
          caption: string
          created_at: string
          created_by: string | null
          language: string
          media_id: string
          updated_at: string
          updated_by: string | null
          version: number
        }
        Insert: {
          alt?: string
          caption?: string
          created_at?: string
          created_by?: string | null
          language: string
          media_id: string
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Update: {
          alt?: string
          caption?: string
          created_at?: string
          created_by?: string | null
          language?: string
          media_id?: string
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "media_texts_created_by_fkey"
            columns: ["created_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
          {
            foreignKeyName: "media_texts_media_id_fkey"
            columns: ["media_id"]
            isOneToOne: false
            referencedRelation: "media"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "media_texts_updated_by_fkey"
            columns: ["updated_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      media_usage: {
        Row: {
          entity_id: string
          field: string
          kind: Database["public"]["Enums"]["usage_kind"]
          media_id: string
        }
        Insert: {
          entity_id: string
          field: string
          kind: Database["public"]["Enums"]["usage_kind"]
          media_id: string
        }
        Update: {
          entity_id?: string
          field?: string
          kind?: Database["public"]["Enums"]["usage_kind"]
          media_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "media_usage_media_id_fkey"
            columns: ["media_id"]
            isOneToOne: false
            referencedRelation: "media"
            referencedColumns: ["id"]
          },
        ]
      }
      notice_settings: {
        Row: {
          confirmations: Json
          confirms_enquiries: boolean
          enquiry_detail: Database["public"]["Enums"]["notice_detail"]
          id: boolean
          recipients: string[]
          reminds_enquiries: boolean
          tells_accounts: boolean
          tells_enquiries: boolean
          tells_releases: boolean
          updated_at: string
          updated_by: string | null
          version: number
        }
        Insert: {
          confirmations?: Json
          confirms_enquiries?: boolean
          enquiry_detail?: Database["public"]["Enums"]["notice_detail"]
          id?: boolean
          recipients?: string[]
          reminds_enquiries?: boolean
          tells_accounts?: boolean
          tells_enquiries?: boolean
          tells_releases?: boolean
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Update: {
          confirmations?: Json
          confirms_enquiries?: boolean
          enquiry_detail?: Database["public"]["Enums"]["notice_detail"]
          id?: boolean
          recipients?: string[]
          reminds_enquiries?: boolean
          tells_accounts?: boolean
          tells_enquiries?: boolean
          tells_releases?: boolean
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "notice_settings_updated_by_fkey"
            columns: ["updated_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      notices: {
        Row: {
          account_id: string | null
          attachment: Json | null
          body: string
          bundle_id: string | null
          covers: number
          created_at: string
          enquiry_id: string | null
          give_up_at: string
          id: string
          kind: Database["public"]["Enums"]["notice_kind"]
          last_try_at: string | null
          link: string
          net_request: number | null
          next_try_at: string
          problem: string
          recipient: string
          reply_to: string
          sender_name: string
          sent_at: string | null
          state: Database["public"]["Enums"]["notice_state"]
          subject: string
          tries: number
        }
        Insert: {
          account_id?: string | null
          attachment?: Json | null
          body: string
          bundle_id?: string | null
          covers?: number
          created_at?: string
          enquiry_id?: string | null
          give_up_at?: string
          id?: string
          kind: Database["public"]["Enums"]["notice_kind"]
          last_try_at?: string | null
          link?: string
          net_request?: number | null
          next_try_at?: string
          problem?: string
          recipient: string
          reply_to?: string
          sender_name?: string
          sent_at?: string | null
          state?: Database["public"]["Enums"]["notice_state"]
          subject: string
          tries?: number
        }
        Update: {
          account_id?: string | null
          attachment?: Json | null
          body?: string
          bundle_id?: string | null
          covers?: number
          created_at?: string
          enquiry_id?: string | null
          give_up_at?: string
          id?: string
          kind?: Database["public"]["Enums"]["notice_kind"]
          last_try_at?: string | null
          link?: string
          net_request?: number | null
          next_try_at?: string
          problem?: string
          recipient?: string
          reply_to?: string
          sender_name?: string
          sent_at?: string | null
          state?: Database["public"]["Enums"]["notice_state"]
          subject?: string
          tries?: number
        }
        Relationships: [
          {
            foreignKeyName: "notices_account_id_fkey"
            columns: ["account_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
          {
            foreignKeyName: "notices_bundle_id_fkey"
            columns: ["bundle_id"]
            isOneToOne: false
            referencedRelation: "notices"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "notices_enquiry_id_fkey"
            columns: ["enquiry_id"]
            isOneToOne: false
            referencedRelation: "enquiries"
            referencedColumns: ["id"]
          },
        ]
      }
      old_addresses: {
        Row: {
          created_at: string
          leads_to: string
          path: string
        }
        Insert: {
          created_at?: string
          leads_to: string
          path: string
        }
        Update: {
          created_at?: string
          leads_to?: string
          path?: string
        }
        Relationships: []
      }
      page_redirects: {
        Row: {
          created_at: string
          key: string
          kind: Database["public"]["Enums"]["page_kind"]
          language: string
          of_folder: boolean
          old_slug: string
          page_id: string
          path: string
        }
        Insert: {
          created_at?: string
          key: string
          kind: Database["public"]["Enums"]["page_kind"]
          language?: string
          of_folder: boolean
          old_slug: string
          page_id: string
          path?: never
        }
        Update: {
          created_at?: string
          key?: string
          kind?: Database["public"]["Enums"]["page_kind"]
          language?: string
          of_folder?: boolean
          old_slug?: string
          page_id?: string
          path?: never
        }
        Relationships: [
          {
            foreignKeyName: "page_redirects_page_id_fkey"
            columns: ["page_id"]
            isOneToOne: false
            referencedRelation: "pages"
            referencedColumns: ["id"]
          },
        ]
      }
      page_revisions: {
        Row: {
          content: Json
          created_at: string
          created_by: string | null
          id: string
          page_id: string
          reason: Database["public"]["Enums"]["revision_reason"]
        }
        Insert: {
          content: Json
          created_at?: string
          created_by?: string | null
          id?: string
          page_id: string
          reason: Database["public"]["Enums"]["revision_reason"]
        }
        Update: {
          content?: Json
          created_at?: string
          created_by?: string | null
          id?: string
          page_id?: string
          reason?: Database["public"]["Enums"]["revision_reason"]
        }
        Relationships: [
          {
            foreignKeyName: "page_revisions_created_by_fkey"
            columns: ["created_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
          {
            foreignKeyName: "page_revisions_page_id_fkey"
            columns: ["page_id"]
            isOneToOne: false
            referencedRelation: "pages"
            referencedColumns: ["id"]
          },
        ]
      }
      pages: {
        Row: {
          content: Json
          created_at: string
          created_by: string | null
          deleted_at: string | null
          hidden: boolean
          id: string
          key: string
          kind: Database["public"]["Enums"]["page_kind"]
          language: string
          names: Json | null
          noindex: boolean | null
          of_folder: boolean
          original: Json | null
          seo_description: string | null
          seo_title: string | null
          slug: string | null
          title: string | null
          updated_at: string
          updated_by: string | null
          version: number
        }
        Insert: {
          content?: Json
          created_at?: string
          created_by?: string | null
          deleted_at?: string | null
          hidden?: boolean
          id?: string
          key?: string
          kind: Database["public"]["Enums"]["page_kind"]
          language?: string
          names?: Json | null
          noindex?: boolean | null
          of_folder?: boolean
          original?: Json | null
          seo_description?: string | null
          seo_title?: string | null
          slug?: string | null
          title?: string | null
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Update: {
          content?: Json
          created_at?: string
          created_by?: string | null
          deleted_at?: string | null
          hidden?: boolean
          id?: string
          key?: string
          kind?: Database["public"]["Enums"]["page_kind"]
          language?: string
          names?: Json | null
          noindex?: boolean | null
          of_folder?: boolean
          original?: Json | null
          seo_description?: string | null
          seo_title?: string | null
          slug?: string | null
          title?: string | null
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "pages_created_by_fkey"
            columns: ["created_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
          {
            foreignKeyName: "pages_updated_by_fkey"
            columns: ["updated_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      portfolio_images: {
        Row: {
          before_media_id: string | null
          caption: string
          captions: Json
          created_at: string
          gallery_id: string
          id: string
          media_id: string
          position: number
          updated_at: string
          upload_batch: string | null
          upload_order: number | null
          version: number
        }
        Insert: {
          before_media_id?: string | null
          caption?: string
          captions?: Json
          created_at?: string
          gallery_id: string
          id?: string
          media_id: string
          position?: number
          updated_at?: string
          upload_batch?: string | null
          upload_order?: number | null
          version?: number
        }
        Update: {
          before_media_id?: string | null
          caption?: string
          captions?: Json
          created_at?: string
          gallery_id?: string
          id?: string
          media_id?: string
          position?: number
          updated_at?: string
          upload_batch?: string | null
          upload_order?: number | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "portfolio_images_before_media_id_fkey"
            columns: ["before_media_id"]
            isOneToOne: false
            referencedRelation: "media"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "portfolio_images_gallery_id_fkey"
            columns: ["gallery_id"]
            isOneToOne: false
            referencedRelation: "galleries"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "portfolio_images_media_id_fkey"
            columns: ["media_id"]
            isOneToOne: false
            referencedRelation: "media"
            referencedColumns: ["id"]
          },
        ]
      }
      post_redirects: {
        Row: {
          created_at: string
          language: string
          old_slug: string
          path: string
          post_id: string
        }
        Insert: {
          created_at?: string
          language?: string
          old_slug: string
          path?: never
          post_id: string
        }
        Update: {
          created_at?: string
          language?: string
          old_slug?: string
          path?: never
          post_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "post_redirects_post_id_fkey"
            columns: ["post_id"]
            isOneToOne: false
            referencedRelation: "posts"
            referencedColumns: ["id"]
          },
        ]
      }
      post_revisions: {
        Row: {
          author_name: string
          body: string
          cover_media_id: string | null
          created_at: string
          created_by: string | null
          id: string
          language: string
          noindex: boolean
          post_id: string
          reason: Database["public"]["Enums"]["revision_reason"]
          seo_description: string
          seo_title: string
          slug: string
          summary: string
          tags: string[]
          title: string
          version: number
        }
        Insert: {
          author_name: string
          body: string
          cover_media_id?: string | null
          created_at?: string
          created_by?: string | null
          id?: string
          language?: string
          noindex: boolean
          post_id: string
          reason?: Database["public"]["Enums"]["revision_reason"]
          seo_description: string
          seo_title: string
          slug: string
          summary: string
          tags: string[]
          title: string
          version: number
        }
        Update: {
          author_name?: string
          body?: string
          cover_media_id?: string | null
          created_at?: string
          created_by?: string | null
          id?: string
          language?: string
          noindex?: boolean
          post_id?: string
          reason?: Database["public"]["Enums"]["revision_reason"]
          seo_description?: string
          seo_title?: string
          slug?: string
          summary?: string
          tags?: string[]
          title?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "post_revisions_created_by_fkey"
            columns: ["created_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
          {
            foreignKeyName: "post_revisions_post_id_fkey"
            columns: ["post_id"]
            isOneToOne: false
            referencedRelation: "posts"
            referencedColumns: ["id"]
          },
        ]
      }
      post_summaries: {
        Row: {
          archived_at: string | null
          author_name: string
          change_at: string | null
          cover_media_id: string | null
          created_at: string
          deleted_at: string | null
          due_at: string | null
          first_published_at: string | null
          is_current: boolean
          language: string
          original_version: number | null
          post_id: string
          published_at: string | null
          published_key: string
          published_slug: string | null
          published_version: number | null
          slug: string
          standing: Database["public"]["Enums"]["post_standing"]
          summary: string
          tag_slugs: string[]
          tags: string[]
          title: string
          title_key: string
          translation_of: string | null
          updated_at: string
          updated_by: string | null
          version: number
          words: string
        }
        Insert: {
          archived_at?: string | null
          author_name: string
          change_at?: string | null
          cover_media_id?: string | null
          created_at: string
          deleted_at?: string | null
          due_at?: string | null
          first_published_at?: string | null
          is_current?: never
          language: string
          original_version?: number | null
          post_id: string
          published_at?: string | null
          published_key?: never
          published_slug?: string | null
          published_version?: number | null
          slug: string
          standing: Database["public"]["Enums"]["post_standing"]
          summary: string
          tag_slugs: string[]
          tags: string[]
          title: string
          title_key: string
          translation_of?: string | null
          updated_at: string
          updated_by?: string | null
          version: number
          words: string
        }
        Update: {
          archived_at?: string | null
          author_name?: string
          change_at?: string | null
          cover_media_id?: string | null
          created_at?: string
          deleted_at?: string | null
          due_at?: string | null
          first_published_at?: string | null
          is_current?: never
          language?: string
          original_version?: number | null
          post_id?: string
          published_at?: string | null
          published_key?: never
          published_slug?: string | null
          published_version?: number | null
          slug?: string
          standing?: Database["public"]["Enums"]["post_standing"]
          summary?: string
          tag_slugs?: string[]
          tags?: string[]
          title?: string
          title_key?: string
          translation_of?: string | null
          updated_at?: string
          updated_by?: string | null
          version?: number
          words?: string
        }
        Relationships: [
          {
            foreignKeyName: "post_summaries_post_id_fkey"
            columns: ["post_id"]
            isOneToOne: true
            referencedRelation: "posts"
            referencedColumns: ["id"]
          },
        ]
      }
      posts: {
        Row: {
          archived_at: string | null
          author_id: string | null
          author_name: string
          body: string
          cover_media_id: string | null
          created_at: string
          created_by: string | null
          deleted_at: string | null
          id: string
          language: string
          noindex: boolean
          original_version: number | null
          seo_description: string
          seo_title: string
          slug: string
          summary: string
          tags: string[]
          title: string
          translation_of: string | null
          updated_at: string
          updated_by: string | null
          version: number
        }
        Insert: {
          archived_at?: string | null
          author_id?: string | null
          author_name?: string
          body?: string
          cover_media_id?: string | null
          created_at?: string
          created_by?: string | null
          deleted_at?: string | null
          id?: string
          language?: string
          noindex?: boolean
          original_version?: number | null
          seo_description?: string
          seo_title?: string
          slug?: string
          summary?: string
          tags?: string[]
          title?: string
          translation_of?: string | null
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Update: {
          archived_at?: string | null
          author_id?: string | null
          author_name?: string
          body?: string
          cover_media_id?: string | null
          created_at?: string
          created_by?: string | null
          deleted_at?: string | null
          id?: string
          language?: string
          noindex?: boolean
          original_version?: number | null
          seo_description?: string
          seo_title?: string
          slug?: string
          summary?: string
          tags?: string[]
          title?: string
          translation_of?: string | null
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "posts_author_id_fkey"
            columns: ["author_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
          {
            foreignKeyName: "posts_cover_media_id_fkey"
            columns: ["cover_media_id"]
            isOneToOne: false
            referencedRelation: "media"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "posts_created_by_fkey"
            columns: ["created_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
          {
            foreignKeyName: "posts_translation_of_fkey"
            columns: ["translation_of"]
            isOneToOne: false
            referencedRelation: "posts"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "posts_updated_by_fkey"
            columns: ["updated_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      preview_links: {
        Row: {
          created_at: string
          created_by: string | null
          document_id: string
          expires_at: string
          id: string
          kind: Database["public"]["Enums"]["document_kind"]
          last_visit_at: string | null
          token_hash: string
          visits: number
        }
        Insert: {
          created_at?: string
          created_by?: string | null
          document_id: string
          expires_at?: string
          id?: string
          kind: Database["public"]["Enums"]["document_kind"]
          last_visit_at?: string | null
          token_hash: string
          visits?: number
        }
        Update: {
          created_at?: string
          created_by?: string | null
          document_id?: string
          expires_at?: string
          id?: string
          kind?: Database["public"]["Enums"]["document_kind"]
          last_visit_at?: string | null
          token_hash?: string
          visits?: number
        }
        Relationships: [
          {
            foreignKeyName: "preview_links_created_by_fkey"
            columns: ["created_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      profiles: {
        Row: {
          created_at: string
          deactivated_at: string | null
          email: string
          full_name: string
          job_title: string
          last_seen_at: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          deactivated_at?: string | null
          email?: string
          full_name?: string
          job_title?: string
          last_seen_at?: string | null
          updated_at?: string
          user_id: string
        }
        Update: {
          created_at?: string
          deactivated_at?: string | null
          email?: string
          full_name?: string
          job_title?: string
          last_seen_at?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      published_galleries: {
        Row: {
          cover_media_id: string | null
          duration_weeks: number | null
          gallery_id: string
          materials: string[]
          noindex: boolean
          pictures: Json
          pictures_version: number
          place: string
          position: number
          published_at: string
          service: string | null
          slug: string
          story: string
          summary: string
          title: string
          updated_at: string
          updated_in: Json
          version: number
          words: Json
          year: number | null
        }
        Insert: {
          cover_media_id?: string | null
          duration_weeks?: number | null
          gallery_id: string
          materials: string[]
          noindex: boolean
          pictures: Json
          pictures_version: number
          place: string
          position: number
          published_at?: string
          service?: string | null
          slug: string
          story: string
          summary: string
          title: string
          updated_at?: string
          updated_in?: Json
          version: number
          words?: Json
          year?: number | null
        }
        Update: {
          cover_media_id?: string | null
          duration_weeks?: number | null
          gallery_id?: string
          materials?: string[]
          noindex?: boolean
          pictures?: Json
          pictures_version?: number
          place?: string
          position?: number
          published_at?: string
          service?: string | null
          slug?: string
          story?: string
          summary?: string
          title?: string
          updated_at?: string
          updated_in?: Json
          version?: number
          words?: Json
          year?: number | null
        }
        Relationships: [
          {
            foreignKeyName: "published_galleries_cover_media_id_fkey"
            columns: ["cover_media_id"]
            isOneToOne: false
            referencedRelation: "media"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "published_galleries_gallery_id_fkey"
            columns: ["gallery_id"]
            isOneToOne: true
            referencedRelation: "galleries"
            referencedColumns: ["id"]
          },
        ]
      }
      published_pages: {
        Row: {
          content: Json
          hidden: boolean
          key: string
          kind: Database["public"]["Enums"]["page_kind"]
          language: string
          names: Json | null
          noindex: boolean | null
          of_folder: boolean
          page_id: string
          published_at: string
          seo_description: string | null
          seo_title: string | null
          slug: string | null
          title: string | null
          updated_at: string
          version: number
        }
        Insert: {
          content: Json
          hidden: boolean
          key: string
          kind: Database["public"]["Enums"]["page_kind"]
          language?: string
          names?: Json | null
          noindex?: boolean | null
          of_folder: boolean
          page_id: string
          published_at?: string
          seo_description?: string | null
          seo_title?: string | null
          slug?: string | null
          title?: string | null
          updated_at?: string
          version: number
        }
        Update: {
          content?: Json
          hidden?: boolean
          key?: string
          kind?: Database["public"]["Enums"]["page_kind"]
          language?: string
          names?: Json | null
          noindex?: boolean | null
          of_folder?: boolean
          page_id?: string
          published_at?: string
          seo_description?: string | null
          seo_title?: string | null
          slug?: string | null
          title?: string | null
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "published_pages_page_id_fkey"
            columns: ["page_id"]
            isOneToOne: true
            referencedRelation: "pages"
            referencedColumns: ["id"]
          },
        ]
      }
      published_posts: {
        Row: {
          author_name: string
          body: string
          cover_media_id: string | null
          first_published_at: string
          language: string
          noindex: boolean
          post_id: string
          published_at: string
          seo_description: string
          seo_title: string
          slug: string
          summary: string
          tags: string[]
          title: string
          translation_of: string | null
          updated_at: string
          version: number
        }
        Insert: {
          author_name: string
          body: string
          cover_media_id?: string | null
          first_published_at?: string
          language?: string
          noindex: boolean
          post_id: string
          published_at?: string
          seo_description: string
          seo_title: string
          slug: string
          summary: string
          tags: string[]
          title: string
          translation_of?: string | null
          updated_at?: string
          version: number
        }
        Update: {
          author_name?: string
          body?: string
          cover_media_id?: string | null
          first_published_at?: string
          language?: string
          noindex?: boolean
          post_id?: string
          published_at?: string
          seo_description?: string
          seo_title?: string
          slug?: string
          summary?: string
          tags?: string[]
          title?: string
          translation_of?: string | null
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "published_posts_cover_media_id_fkey"
            columns: ["cover_media_id"]
            isOneToOne: false
            referencedRelation: "media"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "published_posts_post_id_fkey"
            columns: ["post_id"]
            isOneToOne: true
            referencedRelation: "posts"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "published_posts_translation_of_fkey"
            columns: ["translation_of"]
            isOneToOne: false
            referencedRelation: "posts"
            referencedColumns: ["id"]
          },
        ]
      }
      published_testimonials: {
        Row: {
          gallery_id: string | null
          given_at: string
          of_selection: boolean
          published_at: string
          rating: number | null
          shown_name: string
          testimonial_id: string
          text: string
        }
        Insert: {
          gallery_id?: string | null
          given_at: string
          of_selection: boolean
          published_at?: string
          rating?: number | null
          shown_name: string
          testimonial_id: string
          text: string
        }
        Update: {
          gallery_id?: string | null
          given_at?: string
          of_selection?: boolean
          published_at?: string
          rating?: number | null
          shown_name?: string
          testimonial_id?: string
          text?: string
        }
        Relationships: [
          {
            foreignKeyName: "published_testimonials_gallery_id_fkey"
            columns: ["gallery_id"]
            isOneToOne: false
            referencedRelation: "galleries"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "published_testimonials_testimonial_id_fkey"
            columns: ["testimonial_id"]
            isOneToOne: true
            referencedRelation: "testimonials"
            referencedColumns: ["id"]
          },
        ]
      }
      releases: {
        Row: {
          can_retry: boolean
          commit_sha: string | null
          content_version: number
          finished_at: string | null
          heard_at: string | null
          hook_request: number | null
          id: number
          message: string
          requested_at: string
          requested_by: string | null
          returns_to: number | null
          started_at: string | null
          status: Database["public"]["Enums"]["release_status"]
          step: Database["public"]["Enums"]["release_step"] | null
          step_done: number
          step_total: number
        }
        Insert: {
          can_retry?: never
          commit_sha?: string | null
          content_version: number
          finished_at?: string | null
          heard_at?: string | null
          hook_request?: number | null
          id?: never
          message?: string
          requested_at?: string
          requested_by?: string | null
          returns_to?: number | null
          started_at?: string | null
          status?: Database["public"]["Enums"]["release_status"]
          step?: Database["public"]["Enums"]["release_step"] | null
          step_done?: number
          step_total?: number
        }
        Update: {
          can_retry?: never
          commit_sha?: string | null
          content_version?: number
          finished_at?: string | null
          heard_at?: string | null
          hook_request?: number | null
          id?: never
          message?: string
          requested_at?: string
          requested_by?: string | null
          returns_to?: number | null
          started_at?: string | null
          status?: Database["public"]["Enums"]["release_status"]
          step?: Database["public"]["Enums"]["release_step"] | null
          step_done?: number
          step_total?: number
        }
        Relationships: [
          {
            foreignKeyName: "releases_requested_by_fkey"
            columns: ["requested_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
          {
            foreignKeyName: "releases_returns_to_fkey"
            columns: ["returns_to"]
            isOneToOne: false
            referencedRelation: "releases"
            referencedColumns: ["id"]
          },
        ]
      }
      role_permissions: {
        Row: {
          permission: Database["public"]["Enums"]["app_permission"]
          role: Database["public"]["Enums"]["app_role"]
        }
        Insert: {
          permission: Database["public"]["Enums"]["app_permission"]
          role: Database["public"]["Enums"]["app_role"]
        }
        Update: {
          permission?: Database["public"]["Enums"]["app_permission"]
          role?: Database["public"]["Enums"]["app_role"]
        }
        Relationships: []
      }
      scheduled_pages: {
        Row: {
          content: Json
          hidden: boolean
          key: string
          kind: Database["public"]["Enums"]["page_kind"]
          language: string
          names: Json | null
          noindex: boolean | null
          of_folder: boolean
          page_id: string
          publish_at: string
          scheduled_by: string | null
          seo_description: string | null
          seo_title: string | null
          slug: string | null
          title: string | null
          version: number
        }
        Insert: {
          content: Json
          hidden: boolean
          key: string
          kind: Database["public"]["Enums"]["page_kind"]
          language?: string
          names?: Json | null
          noindex?: boolean | null
          of_folder: boolean
          page_id: string
          publish_at: string
          scheduled_by?: string | null
          seo_description?: string | null
          seo_title?: string | null
          slug?: string | null
          title?: string | null
          version: number
        }
        Update: {
          content?: Json
          hidden?: boolean
          key?: string
          kind?: Database["public"]["Enums"]["page_kind"]
          language?: string
          names?: Json | null
          noindex?: boolean | null
          of_folder?: boolean
          page_id?: string
          publish_at?: string
          scheduled_by?: string | null
          seo_description?: string | null
          seo_title?: string | null
          slug?: string | null
          title?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "scheduled_pages_page_id_fkey"
            columns: ["page_id"]
            isOneToOne: true
            referencedRelation: "published_pages"
            referencedColumns: ["page_id"]
          },
          {
            foreignKeyName: "scheduled_pages_scheduled_by_fkey"
            columns: ["scheduled_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      scheduled_posts: {
        Row: {
          author_name: string
          body: string
          cover_media_id: string | null
          language: string
          noindex: boolean
          post_id: string
          publish_at: string
          scheduled_by: string | null
          seo_description: string
          seo_title: string
          slug: string
          summary: string
          tags: string[]
          title: string
          version: number
        }
        Insert: {
          author_name: string
          body: string
          cover_media_id?: string | null
          language?: string
          noindex: boolean
          post_id: string
          publish_at: string
          scheduled_by?: string | null
          seo_description: string
          seo_title: string
          slug: string
          summary: string
          tags: string[]
          title: string
          version: number
        }
        Update: {
          author_name?: string
          body?: string
          cover_media_id?: string | null
          language?: string
          noindex?: boolean
          post_id?: string
          publish_at?: string
          scheduled_by?: string | null
          seo_description?: string
          seo_title?: string
          slug?: string
          summary?: string
          tags?: string[]
          title?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "scheduled_posts_cover_media_id_fkey"
            columns: ["cover_media_id"]
            isOneToOne: false
            referencedRelation: "media"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "scheduled_posts_post_id_fkey"
            columns: ["post_id"]
            isOneToOne: true
            referencedRelation: "published_posts"
            referencedColumns: ["post_id"]
          },
          {
            foreignKeyName: "scheduled_posts_scheduled_by_fkey"
            columns: ["scheduled_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      site_menu: {
        Row: {
          foot: Json | null
          id: boolean
          items: Json | null
          updated_at: string
          updated_by: string | null
          version: number
        }
        Insert: {
          foot?: Json | null
          id?: boolean
          items?: Json | null
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Update: {
          foot?: Json | null
          id?: boolean
          items?: Json | null
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "site_menu_updated_by_fkey"
            columns: ["updated_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      testimonial_records: {
        Row: {
          action: string
          at: string
          id: number
          media_ids: string[]
          permission: string
          rating: number | null
          shown_name: string
          testimonial_id: string
          text: string
        }
        Insert: {
          action: string
          at?: string
          id?: never
          media_ids: string[]
          permission: string
          rating?: number | null
          shown_name: string
          testimonial_id: string
          text: string
        }
        Update: {
          action?: string
          at?: string
          id?: never
          media_ids?: string[]
          permission?: string
          rating?: number | null
          shown_name?: string
          testimonial_id?: string
          text?: string
        }
        Relationships: [
          {
            foreignKeyName: "testimonial_records_testimonial_id_fkey"
            columns: ["testimonial_id"]
            isOneToOne: false
            referencedRelation: "testimonials"
            referencedColumns: ["id"]
          },
        ]
      }
      testimonial_settings: {
        Row: {
          asks_ratings: boolean
          id: boolean
          updated_at: string
          updated_by: string | null
        }
        Insert: {
          asks_ratings?: boolean
          id?: boolean
          updated_at?: string
          updated_by?: string | null
        }
        Update: {
          asks_ratings?: boolean
          id?: boolean
          updated_at?: string
          updated_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "testimonial_settings_updated_by_fkey"
            columns: ["updated_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      testimonials: {
        Row: {
          created_at: string
          created_by: string | null
          customer_name: string
          declined_at: string | null
          email: string
          enquiry_id: string | null
          expires_at: string
          gallery_id: string | null
          given_at: string | null
          id: string
          known_by: string
          link_withdrawn_at: string | null
          media_ids: string[]
          offered_ids: string[]
          permission: string
          rating: number | null
          shown_name: string
          taken_back_at: string | null
          text: string
          token_hash: string
          version: number
        }
        Insert: {
          created_at?: string
          created_by?: string | null
          customer_name: string
          declined_at?: string | null
          email?: string
          enquiry_id?: string | null
          expires_at: string
          gallery_id?: string | null
          given_at?: string | null
          id?: string
          known_by?: string
          link_withdrawn_at?: string | null
          media_ids?: string[]
          offered_ids?: string[]
          permission?: string
          rating?: number | null
          shown_name?: string
          taken_back_at?: string | null
          text?: string
          token_hash: string
          version?: number
        }
        Update: {
          created_at?: string
          created_by?: string | null
          customer_name?: string
          declined_at?: string | null
          email?: string
          enquiry_id?: string | null
          expires_at?: string
          gallery_id?: string | null
          given_at?: string | null
          id?: string
          known_by?: string
          link_withdrawn_at?: string | null
          media_ids?: string[]
          offered_ids?: string[]
          permission?: string
          rating?: number | null
          shown_name?: string
          taken_back_at?: string | null
          text?: string
          token_hash?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "testimonials_created_by_fkey"
            columns: ["created_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
          {
            foreignKeyName: "testimonials_enquiry_id_fkey"
            columns: ["enquiry_id"]
            isOneToOne: false
            referencedRelation: "enquiries"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "testimonials_gallery_id_fkey"
            columns: ["gallery_id"]
            isOneToOne: false
            referencedRelation: "galleries"
            referencedColumns: ["id"]
          },
        ]
      }
      unapproved_pictures: {
        Row: {
          actor: string | null
          at: string
          before: Json
          media_id: string
          texts: Json
          version: number
        }
        Insert: {
          actor?: string | null
          at?: string
          before: Json
          media_id: string
          texts: Json
          version?: never
        }
        Update: {
          actor?: string | null
          at?: string
          before?: Json
          media_id?: string
          texts?: Json
          version?: never
        }
        Relationships: [
          {
            foreignKeyName: "unapproved_pictures_actor_fkey"
            columns: ["actor"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
          {
            foreignKeyName: "unapproved_pictures_media_id_fkey"
            columns: ["media_id"]
            isOneToOne: true
            referencedRelation: "media"
            referencedColumns: ["id"]
          },
        ]
      }
      user_roles: {
        Row: {
          granted_at: string
          granted_by: string | null
          role: Database["public"]["Enums"]["app_role"]
          user_id: string
        }
        Insert: {
          granted_at?: string
          granted_by?: string | null
          role?: Database["public"]["Enums"]["app_role"]
          user_id: string
        }
        Update: {
          granted_at?: string
          granted_by?: string | null
          role?: Database["public"]["Enums"]["app_role"]
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "user_roles_granted_by_fkey"
            columns: ["granted_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
    }
    Views: {
      gallery_states: {
        Row: {
          cover_media_id: string | null
          created_at: string | null
          deleted_at: string | null
          gallery_id: string | null
          languages: string[] | null
          languages_behind: string[] | null
          pictures: number | null
          pictures_version: number | null
          place: string | null
          position: number | null
          published_at: string | null
          published_slug: string | null
          published_version: number | null
          service: string | null
          slug: string | null
          state: Database["public"]["Enums"]["publication_state"] | null
          summary: string | null
          title: string | null
          updated_at: string | null
          updated_by: string | null
          version: number | null
          year: number | null
        }
        Relationships: []
      }
      page_states: {
        Row: {
          change_at: string | null
          created_at: string | null
          deleted_at: string | null
          has_changes: boolean | null
          hidden: boolean | null
          key: string | null
          kind: Database["public"]["Enums"]["page_kind"] | null
          language: string | null
          names: Json | null
          noindex: boolean | null
          of_folder: boolean | null
          page_id: string | null
          published_at: string | null
          published_hidden: boolean | null
          published_slug: string | null
          published_title: string | null
          published_version: number | null
          slug: string | null
          state: Database["public"]["Enums"]["publication_state"] | null
          title: string | null
          updated_at: string | null
          updated_by: string | null
          version: number | null
        }
        Relationships: []
      }
      post_states: {
        Row: {
          archived_at: string | null
          author_name: string | null
          change_at: string | null
          cover_media_id: string | null
          created_at: string | null
          deleted_at: string | null
          first_published_at: string | null
          has_changes: boolean | null
          language: string | null
          post_id: string | null
          published_at: string | null
          published_slug: string | null
          published_version: number | null
          slug: string | null
          state: Database["public"]["Enums"]["publication_state"] | null
          summary: string | null
          tags: string[] | null
          title: string | null
          title_key: string | null
          translation_of: string | null
          updated_at: string | null
          updated_by: string | null
          version: number | null
        }
        Relationships: []
      }
      published_media: {
        Row: {
          alt: string | null
          bucket: string | null
          bytes: number | null
          caption: string | null
          created_at: string | null
          created_by: string | null
          credit: string | null
          decorative: boolean | null
          deleted_at: string | null
          focal_x: number | null
          focal_y: number | null
          height: number | null
          id: string | null
          mime_type: string | null
          path: string | null
          public_since: string | null
          search_text: string | null
          sha256: string | null
          slug: string | null
          tags: string[] | null
          thumbhash: string | null
          title: string | null
          updated_at: string | null
          updated_by: string | null
          version: number | null
          width: number | null
        }
        Relationships: []
      }
      published_media_texts: {
        Row: {
          alt: string | null
          caption: string | null
          language: string | null
          media_id: string | null
        }
        Relationships: []
      }
    }
    Functions: {
      add_portfolio_images: {
        Args: {
          gallery_id: string
          media_ids: string[]
          place?: number
        }
        Returns: {
          before_media_id: string | null
          caption: string
          captions: Json
          created_at: string
          gallery_id: string
          id: string
          media_id: string
          position: number
          updated_at: string
          upload_batch: string | null
          upload_order: number | null
          version: number
        }[]
        SetofOptions: {
          from: "*"
          to: "portfolio_images"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      answer_appointment: {
        Args: {
          answer: string
          chosen?: string
          sequence: number
          token: string
          words?: string
        }
        Returns: Json
      }
      answer_sending: {
        Args: never
        Returns: {
          provider: string
          from_address: string
          problem: string
          reply_to: string
        }[]
      }
      answer_speed: {
        Args: never
        Returns: {
          minutes: number
          answered: number
          minutes_before: number
          answered_before: number
        }[]
      }
      appointment_by_link: {
        Args: {
          token: string
        }
        Returns: Json
      }
      appointment_calendar: {
        Args: {
          apikey?: string
          secret: string
        }
        Returns: string
      }
      appointment_calendar_secret: {
        Args: never
        Returns: string
      }
      appointment_file: {
        Args: {
          appointment: string
        }
        Returns: string
      }
      appointment_link: {
        Args: {
          appointment: string
        }
        Returns: string
      }
      authorize: {
        Args: {
          permission: Database["public"]["Enums"]["app_permission"]
        }
        Returns: boolean
      }
      begin_enquiry_pictures: {
        Args: {
          proof?: string
        }
        Returns: string
      }
      begin_restore: {
        Args: never
        Returns: Json
      }
      bin_media: {
        Args: {
          ids: string[]
        }
        Returns: string[]
      }
      change_appointment_calendar: {
        Args: never
        Returns: string
      }
      change_fact: {
        Args: {
          how: string
          id: string
          kind: string
          new: string
          old: string
          paths: Json
          version: number
        }
        Returns: number
      }
      change_posts: {
        Args: {
          action: Database["public"]["Enums"]["post_action"]
          ids: string[]
        }
        Returns: number
      }
      changes_since: {
        Args: {
          version: number
        }
        Returns: {
          entity: string
          entity_ids: string[]
        }[]
      }
      claim_notices: {
        Args: {
          sender?: Json
        }
        Returns: {
          id: string
          url: string
          headers: Json
          body: string
          recipient: string
          subject: string
          content: string
        }[]
      }
      claim_release: {
        Args: never
        Returns: {
          can_retry: boolean
          commit_sha: string | null
          content_version: number
          finished_at: string | null
          heard_at: string | null
          hook_request: number | null
          id: number
          message: string
          requested_at: string
          requested_by: string | null
          returns_to: number | null
          started_at: string | null
          status: Database["public"]["Enums"]["release_status"]
          step: Database["public"]["Enums"]["release_step"] | null
          step_done: number
          step_total: number
        }
        SetofOptions: {
          from: "*"
          to: "releases"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      colleagues: {
        Args: never
        Returns: {
          user_id: string
          full_name: string
        }[]
      }
      coming_appointments: {
        Args: never
        Returns: {
          id: string
          enquiry_id: string
          state: Database["public"]["Enums"]["appointment_state"]
          times: string[]
          minutes: number
          place: string
          chosen: string
          answer: string
          sequence: number
          customer: string
        }[]
      }
      confirm_release: {
        Args: {
          id: number
        }
        Returns: {
          can_retry: boolean
          commit_sha: string | null
          content_version: number
          finished_at: string | null
          heard_at: string | null
          hook_request: number | null
          id: number
          message: string
          requested_at: string
          requested_by: string | null
          returns_to: number | null
          started_at: string | null
          status: Database["public"]["Enums"]["release_status"]
          step: Database["public"]["Enums"]["release_step"] | null
          step_done: number
          step_total: number
        }
        SetofOptions: {
          from: "*"
          to: "releases"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      content_at: {
        Args: {
          entity: string
          entity_id: string
          version: number
        }
        Returns: Json
      }
      content_version: {
        Args: never
        Returns: number
      }
      count_media: {
        Args: {
          filter?: Database["public"]["Enums"]["media_filter"]
        }
        Returns: number
      }
      count_view: {
        Args: {
          campaign?: string
          cls?: number
          host?: string
          inp?: number
          kind?: string
          lcp?: number
          path: string
          ttfb?: number
        }
        Returns: undefined
      }
      delete_media: {
        Args: {
          ids: string[]
        }
        Returns: {
          bucket: string
          path: string
        }[]
      }
      delete_personal_data: {
        Args: {
          contact: string
          enquiries: string[]
          testimonials: string[]
        }
        Returns: Json
      }
      discard_changes: {
        Args: {
          id: string
          kind: Database["public"]["Enums"]["document_kind"]
          pictures_version?: number
          version: number
        }
        Returns: Json
      }
      discard_picture_changes: {
        Args: {
          media_id: string
          version: number
        }
        Returns: undefined
      }
      duplicate_document: {
        Args: {
          id: string
          kind: Database["public"]["Enums"]["document_kind"]
          new_title?: string
        }
        Returns: Json
      }
      end_backup: {
        Args: {
          backup_id: string
        }
        Returns: undefined
      }
      enquiry_notices: {
        Args: {
          enquiry_id: string
        }
        Returns: {
          id: string
          kind: Database["public"]["Enums"]["notice_kind"]
          recipient: string
          state: Database["public"]["Enums"]["notice_state"]
          sent_at: string
          next_try_at: string
          tries: number
          problem: string
          created_at: string
        }[]
      }
      enquiry_staff: {
        Args: never
        Returns: {
          user_id: string
          full_name: string
        }[]
      }
      failing_notices: {
        Args: never
        Returns: {
          count: number
          since: string
          problem: string
        }[]
      }
      files_without_enquiry: {
        Args: {
          most?: number
        }
        Returns: string[]
      }
      files_without_record: {
        Args: {
          most?: number
        }
        Returns: {
          bucket: string
          path: string
          bytes: number
          created_at: string
        }[]
      }
      find_fact: {
        Args: {
          how: string
          new: string
          old: string
        }
        Returns: {
          kind: string
          id: string
          version: number
          is_live: boolean
          about: Json
          path: string[]
          passage: string[]
        }[]
      }
      finish_restore: {
        Args: {
          counts: Json
          restore_id: string
          tables: string[]
        }
        Returns: undefined
      }
      former_pictures: {
        Args: {
          media_id: string
        }
        Returns: {
          facts: Json
          replaced_at: string
          replaced_by: string
        }[]
      }
      get_current_user_role: {
        Args: never
        Returns: string
      }
      give_testimonial: {
        Args: {
          media_ids: string[]
          permission: string
          rating: number
          shown_name: string
          text: string
          token: string
        }
        Returns: undefined
      }
      inspect_project: {
        Args: never
        Returns: Json
      }
      last_backup: {
        Args: never
        Returns: {
          at: string
          made_by: string
          bytes: number
          is_due: boolean
        }[]
      }
      list_files: {
        Args: {
          after_bucket?: string
          after_path?: string
        }
        Returns: {
          bucket: string
          path: string
          bytes: number
          mime_type: string
          cache_control: string
        }[]
      }
      list_posts: {
        Args: {
          after_id?: string
          after_key?: string
          author?: string
          count?: number
          filter?: Database["public"]["Enums"]["post_filter"]
          language?: string
          search?: string
          sort?: Database["public"]["Enums"]["post_order"]
          tag?: string
        }
        Returns: {
          archived_at: string | null
          author_name: string | null
          change_at: string | null
          cover_media_id: string | null
          created_at: string | null
          deleted_at: string | null
          first_published_at: string | null
          has_changes: boolean | null
          language: string | null
          post_id: string | null
          published_at: string | null
          published_slug: string | null
          published_version: number | null
          slug: string | null
          state: Database["public"]["Enums"]["publication_state"] | null
          summary: string | null
          tags: string[] | null
          title: string | null
          title_key: string | null
          translation_of: string | null
          updated_at: string | null
          updated_by: string | null
          version: number | null
        }[]
        SetofOptions: {
          from: "*"
          to: "post_states"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      make_preview_link: {
        Args: {
          id: string
          kind: Database["public"]["Enums"]["document_kind"]
        }
        Returns: string
      }
      media_tags: {
        Args: never
        Returns: {
          tag: string
          pictures: number
        }[]
      }
      move_appointment: {
        Args: {
          appointment: string
          is_agreed?: boolean
          minutes: number
          place: string
          sequence: number
          texts: Json
          times: string[]
        }
        Returns: undefined
      }
      move_gallery: {
        Args: {
          gallery_id: string
          place: number
        }
        Returns: undefined
      }
      move_portfolio_images: {
        Args: {
          gallery_id: string
          ids: string[]
          place?: number
        }
        Returns: undefined
      }
      notice_sending: {
        Args: never
        Returns: {
          provider: string
          from_address: string
          problem: string
          recipients: string[]
        }[]
      }
      numbers: {
        Args: {
          month: string
        }
        Returns: Json
      }
      open_preview: {
        Args: {
          token: string
        }
        Returns: Json
      }
      open_testimonial: {
        Args: {
          token: string
        }
        Returns: Json
      }
      personal_data: {
        Args: {
          contact: string
        }
        Returns: Json
      }
      pictures_to_encode: {
        Args: {
          after_id?: string
          after_time?: string
        }
        Returns: {
          id: string
          bucket: string
          path: string
          width: number
          sha256: string
          version: number
          changed_at: string
        }[]
      }
      place_upload: {
        Args: {
          batch: string
          gallery_id: string
          media_id: string
          nth: number
        }
        Returns: undefined
      }
      post_authors: {
        Args: never
        Returns: {
          author_name: string
          posts: number
        }[]
      }
      post_tags: {
        Args: never
        Returns: {
          tag: string
          posts: number
        }[]
      }
      post_translations: {
        Args: {
          ids: string[]
        }
        Returns: {
          original_id: string
          post_id: string
          language: string
          state: Database["public"]["Enums"]["publication_state"]
          is_behind: boolean
        }[]
      }
      preview_return: {
        Args: {
          id: number
        }
        Returns: {
          entity: string
          entity_id: string
          title: string
          effect: string
          refused: number
          seen_version: number
        }[]
      }
      proof_challenge: {
        Args: never
        Returns: string
      }
      propose_appointment: {
        Args: {
          enquiry: string
          is_agreed?: boolean
          minutes: number
          place: string
          texts: Json
          times: string[]
        }
        Returns: string
      }
      publish_document: {
        Args: {
          id: string
          kind: Database["public"]["Enums"]["document_kind"]
          pictures_version?: number
          publish_at?: string
          version: number
        }
        Returns: Json
      }
      publish_testimonial: {
        Args: {
          id: string
          known_by: string
          version: number
        }
        Returns: undefined
      }
      put_back_change: {
        Args: {
          entity: string
          entity_id: string
          version: number
        }
        Returns: number
      }
      read_backup: {
        Args: {
          after?: number
          backup_id: string
          part: string
        }
        Returns: string[]
      }
      record_answer: {
        Args: {
          enquiry_id: string
          way: Database["public"]["Enums"]["answer_way"]
          words?: string
        }
        Returns: number
      }
      record_backup: {
        Args: {
          bytes: number
        }
        Returns: undefined
      }
      record_gallery_translation: {
        Args: {
          gallery_id: string
          language: string
          original: Json
        }
        Returns: undefined
      }
      record_notice: {
        Args: {
          answer?: string
          id: string
          status_code?: number
          trouble?: string
        }
        Returns: undefined
      }
      record_page_translation: {
        Args: {
          original: Json
          page_id: string
        }
        Returns: {
          content: Json
          created_at: string
          created_by: string | null
          deleted_at: string | null
          hidden: boolean
          id: string
          key: string
          kind: Database["public"]["Enums"]["page_kind"]
          language: string
          names: Json | null
          noindex: boolean | null
          of_folder: boolean
          original: Json | null
          seo_description: string | null
          seo_title: string | null
          slug: string | null
          title: string | null
          updated_at: string
          updated_by: string | null
          version: number
        }
        SetofOptions: {
          from: "*"
          to: "pages"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      record_picture_permission: {
        Args: {
          enquiry_id: string
          permitted: boolean
        }
        Returns: undefined
      }
      record_presence: {
        Args: {
          leaves?: boolean
          thing: string
        }
        Returns: {
          user_id: string
          full_name: string
        }[]
      }
      record_progress: {
        Args: {
          id: number
          message?: string
          step: Database["public"]["Enums"]["release_step"]
          step_done?: number
          step_total?: number
        }
        Returns: undefined
      }
      record_release: {
        Args: {
          commit_sha?: string
          id: number
          message?: string
          status: Database["public"]["Enums"]["release_status"]
        }
        Returns: {
          can_retry: boolean
          commit_sha: string | null
          content_version: number
          finished_at: string | null
          heard_at: string | null
          hook_request: number | null
          id: number
          message: string
          requested_at: string
          requested_by: string | null
          returns_to: number | null
          started_at: string | null
          status: Database["public"]["Enums"]["release_status"]
          step: Database["public"]["Enums"]["release_step"] | null
          step_done: number
          step_total: number
        }
        SetofOptions: {
          from: "*"
          to: "releases"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      record_site_defaults: {
        Args: {
          closures: Json
          confirmations?: Json
          hours: Json
          letters: Json
          notice_words?: Json
          pages?: Json
          permissions?: Json
          staff_language?: string
          time_zone: string
        }
        Returns: undefined
      }
      record_translation: {
        Args: {
          original_version: number
          post_id: string
        }
        Returns: {
          archived_at: string | null
          author_id: string | null
          author_name: string
          body: string
          cover_media_id: string | null
          created_at: string
          created_by: string | null
          deleted_at: string | null
          id: string
          language: string
          noindex: boolean
          original_version: number | null
          seo_description: string
          seo_title: string
          slug: string
          summary: string
          tags: string[]
          title: string
          translation_of: string | null
          updated_at: string
          updated_by: string | null
          version: number
        }
        SetofOptions: {
          from: "*"
          to: "posts"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      records_without_file: {
        Args: {
          most?: number
        }
        Returns: {
          media_id: string
          bucket: string
          path: string
          title: string
          is_binned: boolean
        }[]
      }
      refresh_releases: {
        Args: {
          count?: number
        }
        Returns: {
          can_retry: boolean
          commit_sha: string | null
          content_version: number
          finished_at: string | null
          heard_at: string | null
          hook_request: number | null
          id: number
          message: string
          requested_at: string
          requested_by: string | null
          returns_to: number | null
          started_at: string | null
          status: Database["public"]["Enums"]["release_status"]
          step: Database["public"]["Enums"]["release_step"] | null
          step_done: number
          step_total: number
        }[]
        SetofOptions: {
          from: "*"
          to: "releases"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      refused_photographs: {
        Args: never
        Returns: {
          gallery_id: string
          media_id: string
          title: string
          count: number
        }[]
      }
      register_media: {
        Args: {
          bucket: string
          height: number
          path: string
          sha256: string
          thumbhash: string
          title: string
          width: number
        }
        Returns: {
          media_id: string
          was_there: boolean
        }[]
      }
      release_due: {
        Args: never
        Returns: {
          can_retry: boolean
          commit_sha: string | null
          content_version: number
          finished_at: string | null
          heard_at: string | null
          hook_request: number | null
          id: number
          message: string
          requested_at: string
          requested_by: string | null
          returns_to: number | null
          started_at: string | null
          status: Database["public"]["Enums"]["release_status"]
          step: Database["public"]["Enums"]["release_step"] | null
          step_done: number
          step_total: number
        }
        SetofOptions: {
          from: "*"
          to: "releases"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      release_history: {
        Args: {
          before_id?: number
          count?: number
        }
        Returns: {
          id: number
          status: Database["public"]["Enums"]["release_status"]
          message: string
          requested_by: string
          requested_at: string
          started_at: string
          finished_at: string
          content_version: number
          returns_to: number
          is_live: boolean
          can_return: boolean
          changes: Json
        }[]
      }
      release_selection: {
        Args: {
          galleries: Json
          left_out: Json
          live_version: number
          pages?: Json
          pictures?: Json
          posts: Json
        }
        Returns: {
          can_retry: boolean
          commit_sha: string | null
          content_version: number
          finished_at: string | null
          heard_at: string | null
          hook_request: number | null
          id: number
          message: string
          requested_at: string
          requested_by: string | null
          returns_to: number | null
          started_at: string | null
          status: Database["public"]["Enums"]["release_status"]
          step: Database["public"]["Enums"]["release_step"] | null
          step_done: number
          step_total: number
        }
        SetofOptions: {
          from: "*"
          to: "releases"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      release_state: {
        Args: never
        Returns: {
          waits_seconds: number
          last_failed: boolean
        }[]
      }
      remove_member_factor: {
        Args: {
          factor_id: string
          user_id: string
        }
        Returns: undefined
      }
      request_release: {
        Args: never
        Returns: {
          can_retry: boolean
          commit_sha: string | null
          content_version: number
          finished_at: string | null
          heard_at: string | null
          hook_request: number | null
          id: number
          message: string
          requested_at: string
          requested_by: string | null
          returns_to: number | null
          started_at: string | null
          status: Database["public"]["Enums"]["release_status"]
          step: Database["public"]["Enums"]["release_step"] | null
          step_done: number
          step_total: number
        }
        SetofOptions: {
          from: "*"
          to: "releases"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      request_testimonial: {
        Args: {
          customer_name: string
          email: string
          enquiry_id: string
          gallery_id: string
          mail?: Json
          weeks?: number
        }
        Returns: {
          id: string
          token: string
        }[]
      }
      require_empty: {
        Args: {
          restore_id: string
        }
        Returns: undefined
      }
      restore_media: {
        Args: {
          ids: string[]
        }
        Returns: string[]
      }
      restore_revision: {
        Args: {
          kind: Database["public"]["Enums"]["document_kind"]
          pictures_version?: number
          revision_id: string
          version: number
          with_address?: boolean
        }
        Returns: Json
      }
      restore_rows: {
        Args: {
          after: number
          lines: string[]
          part: string
          restore_id: string
        }
        Returns: undefined
      }
      resume_releases: {
        Args: never
        Returns: undefined
      }
      retry_notices: {
        Args: {
          enquiry_id?: string
        }
        Returns: undefined
      }
      return_to_release: {
        Args: {
          id: number
          seen_version: number
        }
        Returns: {
          can_retry: boolean
          commit_sha: string | null
          content_version: number
          finished_at: string | null
          heard_at: string | null
          hook_request: number | null
          id: number
          message: string
          requested_at: string
          requested_by: string | null
          returns_to: number | null
          started_at: string | null
          status: Database["public"]["Enums"]["release_status"]
          step: Database["public"]["Enums"]["release_step"] | null
          step_done: number
          step_total: number
        }
        SetofOptions: {
          from: "*"
          to: "releases"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      reuse_media: {
        Args: {
          sha256: string
        }
        Returns: string
      }
      search_media: {
        Args: {
          after_id?: string
          after_value?: string
          filter?: Database["public"]["Enums"]["media_filter"]
          kind?: string
          page_size?: number
          sorted?: Database["public"]["Enums"]["media_order"]
          tag?: string
          words?: string
        }
        Returns: {
          id: string
          bucket: string
          path: string
          title: string
          mime_type: string
          bytes: number
          width: number
          height: number
          slug: string
          alt: string
          decorative: boolean
          caption: string
          credit: string
          focal_x: number
          focal_y: number
          thumbhash: string
          tags: string[]
          version: number
          created_at: string
          deleted_at: string
          is_used: boolean
          sort_value: string
        }[]
      }
      search_staff: {
        Args: {
          count?: number
          query: string
        }
        Returns: {
          kind: Database["public"]["Enums"]["search_kind"]
          id: string
          title: string
          state: string
          field: string
          passage: string
          rank: number
          found: number
          words: string[]
        }[]
      }
      send_answer: {
        Args: {
          enquiry_id: string
          seen?: number
          site_email?: string
          subject: string
          words: string
        }
        Returns: number
      }
      send_enquiry_form: {
        Args: {
          consent?: string
          contact?: string
          language?: string
          leave_empty?: string
          message?: string
          name?: string
          service?: string
          website?: string
        }
        Returns: undefined
      }
      send_test_notice: {
        Args: never
        Returns: string[]
      }
      set_member_active: {
        Args: {
          active: boolean
          user_id: string
        }
        Returns: undefined
      }
      set_member_role: {
        Args: {
          role: Database["public"]["Enums"]["app_role"]
          user_id: string
        }
        Returns: undefined
      }
      set_testimonial_ratings: {
        Args: {
          asks_ratings: boolean
        }
        Returns: undefined
      }
      settle_quarantine: {
        Args: {
          takes_over: boolean
          until: string
        }
        Returns: number
      }
      staff_figures: {
        Args: never
        Returns: {
          articles: number
          drafts: number
          scheduled: number
          galleries: number
          portfolio_images: number
          media: number
          undescribed: number
          new_enquiries: number
          quarantined_enquiries: number
          waiting_testimonials: number
          settings_version: number
        }[]
      }
      start_backup: {
        Args: {
          tables: string[]
        }
        Returns: Json
      }
      submit_enquiry: {
        Args: {
          campaign?: Json
          consent: boolean
          email: string
          language?: string
          message: string
          name: string
          page?: string
          phone: string
          proof?: string
          read_pages?: string[]
          service: string
          started_at: string
          ticket?: string
          website: string
        }
        Returns: number
      }
      tag_media: {
        Args: {
          add?: string[]
          ids: string[]
          remove?: string[]
        }
        Returns: number
      }
      take_back_answer: {
        Args: {
          answer: number
        }
        Returns: undefined
      }
      take_back_testimonial: {
        Args: {
          token: string
        }
        Returns: undefined
      }
      take_off_testimonial: {
        Args: {
          customer_asked: boolean
          id: string
          version: number
        }
        Returns: undefined
      }
      taken_back: {
        Args: {
          ids: string[]
        }
        Returns: string[]
      }
      team_members: {
        Args: never
        Returns: {
          user_id: string
          email: string
          full_name: string
          job_title: string
          role: Database["public"]["Enums"]["app_role"]
          factors: Json
          last_seen_at: string
          deactivated_at: string
          created_at: string
        }[]
      }
      touch_last_seen: {
        Args: never
        Returns: undefined
      }
      translate_document: {
        Args: {
          id: string
          kind: Database["public"]["Enums"]["document_kind"]
          language: string
        }
        Returns: Json
      }
      unpublish_document: {
        Args: {
          id: string
          keeps_live?: boolean
          kind: Database["public"]["Enums"]["document_kind"]
        }
        Returns: Json
      }
      unsent_answers: {
        Args: never
        Returns: string[]
      }
      use_media_instead: {
        Args: {
          instead_id: string
          media_id: string
          places?: string[]
        }
        Returns: {
          kind: Database["public"]["Enums"]["document_kind"]
          id: string
          is_published: boolean
        }[]
      }
      waiting_testimonials: {
        Args: never
        Returns: {
          id: string
          customer_name: string
          given_at: string
        }[]
      }
      withdraw_appointment: {
        Args: {
          appointment: string
          sequence: number
        }
        Returns: undefined
      }
      withdraw_enquiry_picture: {
        Args: {
          place: number
          ticket: string
        }
        Returns: undefined
      }
      withdraw_testimonial_link: {
        Args: {
          id: string
        }
        Returns: undefined
      }
    }
    Enums: {
      answer_way: "mail" | "phone" | "whatsapp" | "other"
      app_permission: "posts.read" | "posts.write" | "posts.publish" | "posts.delete" | "media.read" | "media.write" | "media.delete" | "galleries.read" | "galleries.write" | "galleries.publish" | "galleries.delete" | "pages.read" | "pages.write" | "pages.publish" | "pages.delete" | "pages.legal" | "enquiries.read" | "enquiries.write" | "releases.read" | "releases.create" | "notices.read" | "notices.write" | "team.read" | "team.write" | "settings.write" | "audit.read" | "backups.create"
      app_role: "viewer" | "editor" | "admin"
      appointment_state: "proposed" | "taken" | "refused" | "cancelled" | "withdrawn"
      document_kind: "post" | "page" | "gallery"
      enquiry_doubt: "unproved" | "link" | "same_text" | "sender" | "flood" | "hidden_field"
      enquiry_event_kind: "read" | "assigned" | "answered_by_mail" | "answered_by_phone" | "answered_by_whatsapp" | "answered" | "reopened" | "appointment_proposed" | "appointment_taken" | "appointment_refused" | "appointment_changed" | "appointment_withdrawn" | "testimonial_asked" | "testimonial_given" | "testimonial_withdrawn"
      enquiry_status: "new" | "read" | "answered" | "archived" | "spam" | "quarantined"
      media_filter: "all" | "used" | "unused" | "undescribed" | "large" | "bin"
      media_order: "newest" | "oldest" | "name" | "largest"
      notice_detail: "link" | "name" | "start" | "all"
      notice_kind: "enquiry" | "account" | "release" | "confirmation" | "test" | "answer" | "reminder" | "appointment" | "testimonial_request" | "quarantined"
      notice_state: "waiting" | "sending" | "sent" | "failed"
      page_kind: "home" | "service" | "page" | "legal" | "not-found"
      post_action: "archive" | "unarchive" | "bin" | "restore" | "delete"
      post_filter: "all" | "draft" | "scheduled" | "live" | "live_with_changes" | "archived" | "bin"
      post_order: "updated" | "published" | "title"
      post_standing: "draft" | "published" | "published_with_changes" | "archived" | "deleted"
      publication_state: "draft" | "scheduled" | "live" | "live_with_changes" | "archived"
      release_status: "queued" | "building" | "live" | "failed"
      release_step: "reading" | "rendering" | "building" | "pictures" | "checking" | "sending" | "arriving"
      revision_reason: "save" | "publish" | "restore" | "discard"
      search_kind: "page" | "article" | "gallery" | "picture" | "file" | "enquiry" | "person"
      usage_kind: "post" | "published_post" | "scheduled_post" | "gallery" | "published_gallery" | "page" | "published_page" | "scheduled_page" | "menu" | "settings"
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type Public = Database["public"]

/** A row as it is read. */
export type Tables<Name extends keyof (Public["Tables"] & Public["Views"])> =
  (Public["Tables"] & Public["Views"])[Name]["Row"]

/** A row as it is inserted. */
export type TablesInsert<Name extends keyof Public["Tables"]> = Public["Tables"][Name]["Insert"]

/** The columns of an update. */
export type TablesUpdate<Name extends keyof Public["Tables"]> = Public["Tables"][Name]["Update"]

/** The values of an enum. */
export type Enums<Name extends keyof Public["Enums"]> = Public["Enums"][Name]
